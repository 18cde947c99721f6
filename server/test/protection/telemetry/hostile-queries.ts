/** LogQL and TraceQL that someone wrote to stall the console, or to see what is not theirs. */

export type Random = () => number;

const pickerOf =
  (random: Random) =>
  <T>(from: readonly T[]): T =>
    from[Math.floor(random() * from.length)] as T;

/** Each takes exponential or quadratic time in an engine that goes back. */
const BOMBS = [
  "(a+)+$",
  "(a|aa)+b",
  "(a*)*b",
  "(.*a){12}b",
  "(.*.*=.*)x",
  "([a-z]+)*\\\\d$",
  "(?i)(ſ|s|S)+K$",
  "(?i)[\\\\w-\\\\x{10FFFF}]*z",
  "a?a?a?a?a?a?a?a?a?a?aaaaaaaaaa",
  "(x+x+)+y",
  "^(([^\\\\x{0}-\\\\x{40}])+.)+$",
  "(\\\\p{L}|\\\\p{N})*!",
  "((((((((a*)*)*)*)*)*)*)*)b",
  "(a{1,30}){1,30}",
];

function expression(random: Random, depth = 4): string {
  const pick = pickerOf(random);
  if (random() < 0.3) return pick(BOMBS);
  if (depth === 0) return pick(["a", ".", "[^a]", "\\\\d", "\\\\w", "b", "(?i)k", "x{3}", "[\\\\x{0}-\\\\x{FFFF}]"]);
  const inner = (): string => expression(random, depth - 1);
  return pick<() => string>([
    () => `(${inner()})*`,
    () => `(${inner()}|${inner()})+`,
    () => `${inner()}${inner()}`,
    () => `(?:${inner()}){0,${1 + Math.floor(random() * 40)}}`,
    () => `(${inner()})?${inner()}`,
  ])();
}

const nested = (open: string, close: string, times: number, inner: string): string =>
  open.repeat(times) + inner + close.repeat(times);

/** `others` are IDs of other teams and their agents. */
export function hostileLogql(random: Random, others: readonly string[]): string {
  const pick = pickerOf(random);
  const regex = (): string => expression(random);
  return pick<() => string>([
    () => `{} |~ "${regex()}"`,
    () => `{} !~ "${regex()}" |~ "${regex()}" !~ "${regex()}"`,
    () => `{service_name=~"${regex()}"}`,
    () => `{agent_id="${pick(others)}"}`,
    () => `{team_id="${pick(others)}"} |= ""`,
    () => `{agent_id=~"${pick(others)}|.*"} | json | n >= 0`,
    () => `{job="x' or team_id = '${pick(others)}' --"}`,
    () => `{} | json | ${nested("(", ")", 1 + Math.floor(random() * 400), "n > 0")}`,
    () => `{} | json ${'| n > 0 or n < 5 and m = "x" '.repeat(1 + Math.floor(random() * 60))}`,
    () => `{} |= "${"a".repeat(1 + Math.floor(random() * 4000))}"`,
    () => `{${Array.from({ length: 1 + Math.floor(random() * 200) }, (_, n) => `l${n}!="x"`).join(",")}}`,
    () => `{} | logfmt | request=~"${regex()}"`,
    () => garbage(random),
  ])();
}

export function hostileTraceql(random: Random, others: readonly string[]): string {
  const pick = pickerOf(random);
  const regex = (): string => expression(random);
  return pick<() => string>([
    () => `{ name =~ "${regex()}" }`,
    () => `{ .step =~ "${regex()}" || resource.service.name =~ "${regex()}" }`,
    () => `{ ${nested("!(", ")", 1 + Math.floor(random() * 300), "duration > 1ms")} }`,
    () => `{ ${nested("(", ")", 1 + Math.floor(random() * 300), 'name = "x"')} }`,
    () => `{ ${Array.from({ length: 1 + Math.floor(random() * 150) }, (_, n) => `.k${n} = ${n}`).join(" || ")} }`,
    () => `{ resource.team_id = "${pick(others)}" || .agent_console.agent_id = "${pick(others)}" }`,
    () => `{ .x = "' or team_id = '${pick(others)}" || duration >= 0ms }`,
    () => `{ name !~ "${regex()}" && status != error }`,
    () => garbage(random),
  ])();
}

function garbage(random: Random): string {
  const pick = pickerOf(random);
  const pieces = [
    "{",
    "}",
    "|",
    "=~",
    '"',
    "`",
    "(",
    ")",
    "a",
    "|~",
    "json",
    "&&",
    "!",
    "\\",
    "\u0000",
    "\ud800",
    ".x",
    "5m",
    ",",
  ];
  return `{${Array.from({ length: 1 + Math.floor(random() * 80) }, () => pick(pieces)).join(random() < 0.5 ? " " : "")}`;
}
