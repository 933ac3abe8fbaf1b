// A bot in JavaScript that takes any legal action, drawn from the seed that it is given.
//
//   petteia bot-check "node examples/bots/random_bot.js"

const lines = require('node:readline').createInterface({ input: process.stdin })

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

lines.on('line', (line) => {
  const heard = JSON.parse(line)
  if (heard.type === 'hello') say({ type: 'hello', protocol: 1, name: 'random in JavaScript' })
  if (heard.type === 'choose') {
    const { text } = heard.legal[heard.seed % heard.legal.length]
    say({ type: 'choice', id: heard.id, text })
  }
  if (heard.type === 'quit') process.exit(0)
})
