/* A bot in C that takes the first legal action. It reads no more of a message than it needs.
 *
 *   cc -O2 -o first_bot examples/bots/first_bot.c
 *   petteia bot-check ./first_bot
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* the number behind a key, or -1 */
static long number_after(const char *line, const char *key) {
    const char *found = strstr(line, key);
    return found ? strtol(found + strlen(key), NULL, 10) : -1;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        if (strstr(line, "\"type\":\"hello\"")) {
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"first in C\"}");
        } else if (strstr(line, "\"type\":\"choose\"")) {
            long action = number_after(line, "\"legal\":[{\"action\":");
            printf("{\"type\":\"choice\",\"id\":%ld,\"action\":%ld}\n", number_after(line, "\"id\":"), action);
        } else if (strstr(line, "\"type\":\"quit\"")) {
            break;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
