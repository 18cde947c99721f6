import { decodedValue } from "./decoded-value.ts";

/** Programs whose names are no English words. */
const CLEAR = [
  "whoami|ifconfig|ipconfig|netstat|nslookup|wget|curl|netcat|ncat|nc|uname|chmod|chown|sudo|mkfifo|rm|ls|ps|pwd|systeminfo",
  "tasklist|certutil|bitsadmin|powershell(?:\\.exe)?|cmd(?:\\.exe)?|printenv|systemctl|crontab|mkfs|xargs|awk|sed|grep|rmdir|mkdir",
  "del|scp|ssh|telnet|tftp|useradd|passwd|hostname|/(?:usr/)?s?bin/\\w{1,20}",
].join("|");
/** Programs whose names are, or may be, words. They count with what only a program is given. */
const WORDS = [
  "cat|tac|echo|find|kill|sleep|touch|type|head|tail|more|less|sort|env|ping|python\\d?|perl|ruby|php|bash|sh|zsh|node|exec|eval",
  "dir|net|dig|host|date|tee|cp|mv|tar|git|npm|npx|docker|kubectl|id|who|w|top|dd|export|source|service|reboot|shutdown|base64",
].join("|");
const GIVEN =
  "(?:-{1,2}\\w|/|\\.{1,2}/|~/|\\$|[\"'<>|`]|\\S{0,60}[/\\\\*]|\\d{1,6}\\s{0,3}(?:$|[;|&#])|\\S{1,60}\\.\\w{1,5}(?:$|[\\s;|&])|https?:)";

const RULES: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ["further command", new RegExp(`(?:;|\\|{1,2}|&{1,2}|\\n|\\r)\\s{0,9}(?:${CLEAR})(?=[\\s;|&)#<>]|$)`, "i")],
  ["further command", new RegExp(`(?:;|\\|{1,2}|&{1,2}|\\n|\\r)\\s{0,9}(?:${WORDS})\\s{1,9}${GIVEN}`, "i")],
  ["further command", new RegExp(`(?:&&|\\|\\|)\\s{0,9}(?:${WORDS})(?=[\\s;|&)#<>]|$)`, "i")],
  ["further command", /(?:;|\||&|\n)\s{0,9}(?:id|env|dir|whoami|reboot|shutdown|pwd|w|who|ls|set)\s{0,9}(?:$|[;|&#])/i],
  ["command in a value", new RegExp(`\\$\\(\\s{0,9}(?:${CLEAR}|${WORDS})(?=[\\s)])`, "i")],
  ["command in a value", new RegExp(`\`\\s{0,9}(?:${CLEAR}|${WORDS})(?=[\\s\`])[^\`\\n]{0,200}\``, "i")],
  ["command in a value", /[<>]\(\s{0,9}(?:curl|wget|cat|bash|sh)\b/i],
  ["piped to a shell", /\|\s{0,9}(?:sudo\s{1,9})?(?:\/bin\/)?(?:ba|z|k|da)?sh\b(?:\s{0,9}(?:$|-|[;|&]))/i],
  ["remote shell", /\/dev\/(?:tcp|udp)\/|\bnc\s{1,9}(?:-\w{1,5}\s{1,9}){0,4}-\w{0,3}e\b|\bbash\s{1,9}-i\b/i],
  ["remote shell", /\bpowershell\b[^\n]{0,60}-e(?:nc\w{0,12})?\s/i],
  ["overwrites the system", />{1,2}\s{0,9}\/(?:etc|bin|usr|root|boot|dev\/sd|var\/spool)\b/],
  [
    "destroys files",
    /\brm\s{1,9}(?:-\w{1,9}\s{1,9}){0,4}-\w{0,5}[rf]\w{0,5}\s{1,9}(?:--\S{1,40}\s{1,9})?["']?[/~*.$]/i,
  ],
  [
    "destroys files",
    /:\(\)\s{0,9}\{\s{0,9}:\s{0,9}\||\bmkfs(?:\.\w{1,9})?\s{1,9}\/dev\/|\bdd\s{1,9}if=\S{1,99}\s{1,9}of=\/dev\//,
  ],
  ["leaves the folder", /(?:\.{2}[/\\]){2,}(?:etc|windows|winnt|proc|root|boot|home|var|usr)\b/i],
  [
    "reads system files",
    /\b(?:cat|tac|less|more|head|tail|nl|strings|type)\s{1,9}["']?(?:\/et\S{1,3}\/\S{2,20}|\/proc\/self|[a-z]:\\windows)/i,
  ],
];

/** Tricks that split a word for the reader, not for the shell. */
const SPLITS: readonly (readonly [RegExp, string])[] = [
  [/\$\{?IFS(?:%%\?)?\}?(?:\$\d)?/g, " "],
  [/(?<=\w)(?:''|""|\\(?![a-z]{3,})|\$@|\$\{\w?\})(?=\w)/g, ""],
  [/(?<=\b[a-z])'([a-z])'(?=[a-z])/gi, "$1"],
];

const FENCED = /```[\s\S]{0,20000}?```|`[^`\n]{1,300}`/g;
const MANY_WORDS = 10;
/** In a text of many lines, a new line is no new command, and backticks quote. */
const MOST_LINES = 4;

/** The rule that a value breaks, or null. */
export function shellInjectionIn(text: string): string | null {
  if (!/[;|&`$<>\n\r%]|\.\.[/\\]|\brm\s|\bcat\s|\bmkfs|\bdd\s|\bbash\s|\bnc\s|powershell/i.test(text)) return null;
  const joined = SPLITS.reduce(
    (all, [pattern, by]) => all.replaceAll(pattern, by),
    withoutQuotedCode(decodedValue(text)),
  );
  const value = joined.split("\n", MOST_LINES + 1).length > MOST_LINES ? joined.replaceAll(/[\r\n`]/g, " ") : joined;
  return RULES.find(([, pattern]) => pattern.test(value))?.[0] ?? null;
}

/** A text for people quotes commands in backticks; a shell would run them. */
function withoutQuotedCode(value: string): string {
  if (!value.includes("`")) return value;
  const outside = value.replaceAll(FENCED, " ");
  return (outside.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= MANY_WORDS ? outside : value;
}
