/** Synthesised sounds: dry, wooden, close. None is longer than 400 ms except for the end. */
import { settings } from '../page/settings.svelte';

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

/** A plucked tone: two partials that die away. */
function pluck(audio: AudioContext, pitch: number, at: number, loud: number, length: number): void {
  for (const [partial, share] of [
    [1, 1],
    [2.01, 0.35],
    [3.02, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch * partial;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length / partial);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Noise through a narrow window: linen, wood or stone by its pitch. */
function rustle(audio: AudioContext, pitch: number, width: number, at: number, loud: number, length: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const noise = audio.createBuffer(1, samples, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let sample = 0; sample < samples; sample += 1)
    data[sample] = (Math.random() * 2 - 1) * (1 - sample / samples) ** 2;
  const source = audio.createBufferSource();
  const window = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  window.type = 'bandpass';
  window.frequency.value = pitch;
  window.Q.value = width;
  gain.gain.value = loud;
  source.connect(window).connect(gain).connect(audio.destination);
  source.start(at);
}

type Player = (audio: AudioContext, now: number) => void;

const SOUNDS = {
  card: (audio, now) => {
    rustle(audio, 3200, 0.8, now, 0.16, 0.12);
    rustle(audio, 420, 3, now + 0.11, 0.3, 0.06);
  },
  coin: (audio, now) => pluck(audio, 2100 * 2 ** ((Math.random() * 2 - 1) / 12), now, 0.05, 0.16),
  pawn: (audio, now) => rustle(audio, 900, 6, now, 0.4, 0.07),
  sail: (audio, now) => rustle(audio, 520, 0.7, now, 0.22, 0.3),
  march: (audio, now) => [0, 0.13].forEach((step) => rustle(audio, 260, 4, now + step, 0.35, 0.06)),
  dice: (audio, now) => rustle(audio, 1500, 5, now, 0.35, 0.05),
  drum: (audio, now) => rustle(audio, 120, 2, now, 0.7, 0.18),
  wonder: (audio, now) => [146.8, 185, 220].forEach((pitch, step) => pluck(audio, pitch, now + step * 0.11, 0.12, 0.4)),
  turn: (audio, now) => pluck(audio, 293.7, now, 0.12, 0.4),
  refusal: (audio, now) => rustle(audio, 300, 8, now, 0.5, 0.09),
  science: (audio, now) =>
    [440, 493.9, 554.4, 587.3, 659.3, 880].forEach((pitch, step) => pluck(audio, pitch, now + step * 0.13, 0.09, 0.6)),
  arms: (audio, now) => {
    [0, 0.22, 0.44, 0.55].forEach((beat) => rustle(audio, 110, 2, now + beat, 0.8, 0.2));
    pluck(audio, 146.8, now + 0.6, 0.14, 0.9);
  },
  metropolis: (audio, now) =>
    [146.8, 220, 293.7].forEach((pitch, step) => {
      rustle(audio, 180, 3, now + step * 0.26, 0.5, 0.14);
      pluck(audio, pitch, now + step * 0.26 + 0.05, 0.12, 0.7);
    }),
  lost: (audio, now) => [293.7, 220].forEach((pitch, step) => pluck(audio, pitch, now + step * 0.22, 0.09, 0.7)),
  victory: (audio, now) =>
    [293.7, 370, 440, 587.3].forEach((pitch, step) => pluck(audio, pitch, now + step * 0.14, 0.13, 0.7)),
} satisfies Record<string, Player>;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound, delay = 0): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio, audio.currentTime + delay / 1000);
}
