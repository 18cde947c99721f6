/**
 * `npm run bench:guards`: what guards cost, in microseconds of one core per kB of ordinary text, whole and in chunks of 5
 * characters, and the pattern engine against regular expressions of V8. `--streams` prints only how far streamed answers are
 * behind and what a delta costs. `--write` stores the cost of each method for the
 * cards; `npm run generate` then puts it on them.
 */
import { writeFile } from "node:fs/promises";
import { threadCpuUsage } from "node:process";
import type {
  Finder,
  Found,
  GuardMethod,
  OptionSpec,
  OptionValue,
  PreparedGuard,
  Subject,
} from "@agent-console/analysis/guards/guard.ts";
import { GUARD_METHODS } from "@agent-console/analysis/guards/methods/list.ts";
import { promptFacts } from "@agent-console/analysis/guards/methods/prompt-leak.ts";
import { compilePatterns, type PatternSet } from "@agent-console/analysis/pattern/compile.ts";
import { createScan, findAll } from "@agent-console/analysis/pattern/scan.ts";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { RULES } from "./guards/rules.ts";
import { streamsReport } from "./guards/streams.ts";
import { ordinaryTexts } from "./guards/texts.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const ROUND_MS = 150;
const CHUNK = 5;
/** What a stream is scanned again for every chunk if expressions cannot resume. Some of the rules match longer texts. */
const WINDOW = 256;

const texts = ordinaryTexts();

if (process.argv.includes("--streams")) {
  process.stdout.write(await streamsReport());
  process.exit();
}

const units = texts.reduce((sum, text) => sum + text.length, 0);

/** Microseconds of processor time per 1,000 UTF-16 units: the median of rounds that are long enough for the clock. */
function perKilobyte(judge: (text: string) => unknown): number {
  const once = () => {
    for (const text of texts) judge(text);
  };
  once();
  const rounds = Array.from({ length: ROUNDS }, () => {
    let times = 0;
    const began = microseconds();
    while (microseconds() - began < ROUND_MS * 1_000) {
      once();
      times++;
    }
    return (microseconds() - began) / times / (units / 1_000);
  });
  return median(rounds);
}

function microseconds(): number {
  const { user, system } = threadCpuUsage();
  return user + system;
}

const inChunks = (set: PatternSet) => (text: string) => {
  const scan = createScan(set);
  for (let at = 0; at < text.length; at += CHUNK) scan.push(text.slice(at, at + CHUNK));
  scan.end();
  return scan.take();
};

type Rules = readonly { readonly pattern: string; readonly ignoreCase?: boolean }[];

/** Regular expressions read \w as ASCII, and take the first way of several instead of the longest: the cost is comparable, the hits are not. */
const expressionsOf = (rules: Rules) =>
  rules.map(({ pattern, ignoreCase }) => new RegExp(pattern, ignoreCase ? "giu" : "gu"));

function scanAgain(expressions: readonly RegExp[], text: string): number {
  let found = 0;
  for (const expression of expressions) {
    expression.lastIndex = 0;
    while (expression.exec(text)) found++;
  }
  return found;
}

const windows = (expressions: readonly RegExp[]) => (text: string) => {
  let found = 0;
  for (let at = CHUNK; at < text.length + CHUNK; at += CHUNK)
    found += scanAgain(expressions, text.slice(Math.max(0, at - WINDOW), at));
  return found;
};

const TIMES = 5;

/**
 * Milliseconds that all but one in a hundred texts of 2,000 characters need. The clock of processor time ticks every 4 ms, so each
 * text is timed by the wall, and its fastest turn is the one in which no other process had the core. Each turn has a text of its own,
 * for methods remember what they read last.
 */
function slowest(judge: (text: string) => unknown): number {
  const times = texts.map((text) =>
    Math.min(
      ...Array.from({ length: TIMES }, (_, turn) => {
        const piece = `${turn} ${text}`.slice(0, 2_000);
        const began = performance.now();
        judge(piece);
        return performance.now() - began;
      }),
    ),
  );
  times.sort((one, other) => one - other);
  return times[Math.floor((times.length - 1) * 0.99)] ?? 0;
}

interface Cost {
  readonly whole: number;
  /** Of 2,000 characters, in milliseconds. */
  readonly p99: number;
  readonly chunks?: number;
}

/** The defaults, and something to look for where nothing is the default. */
const options = (method: GuardMethod): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(Object.entries(method.options).map(([name, option]) => [name, setting(name, option)]));

function setting(name: string, option: OptionSpec): OptionValue {
  // Words that texts do not contain, as planted phrases are.
  if (name === "phrases") return agent.canaries;
  if (option.kind === "patterns") return RULES.slice(0, 10).map(({ pattern }) => pattern);
  if (option.kind === "texts" && option.default.length === 0)
    return option.of?.slice(0, 1) ?? ["gambling", "horoscopes"];
  return option.default;
}

const agent = {
  canaries: ["TULIP-4417-BRIDGE"],
  ...promptFacts("You are a support agent of a hotel. Answer politely, and never promise a refund to a guest."),
};

const subjectOf = ({ channels: [channel = "user"] }: GuardMethod, text: string): Subject =>
  channel === "tool_call"
    ? { channel, text, toolCall: { name: "search", arguments: { query: text } } }
    : { channel, text };

/** Judging a whole text, and for patterns the pass over a stream of it. */
function costOf(method: GuardMethod, guard: PreparedGuard): Cost {
  const { finder } = guard;
  if (finder) {
    const whole = (text: string) => guard.judge(subjectOf(method, text), foundIn(finder.open(), text, text.length));
    const chunks = perKilobyte((text) => foundIn(finder.open(), text, CHUNK));
    return { whole: perKilobyte(whole), p99: slowest(whole), chunks };
  }
  const set = guard.rules?.length ? compilePatterns(guard.rules) : undefined;
  const judge = (text: string) => guard.judge(subjectOf(method, text), set ? findAll(set, text) : []);
  const cost = { whole: perKilobyte(judge), p99: slowest(judge) };
  return set ? { ...cost, chunks: perKilobyte(inChunks(set)) } : cost;
}

function foundIn(finder: Finder, text: string, chunk: number): readonly Found[] {
  for (let at = 0; at < text.length; at += chunk) finder.push(text.slice(at, at + chunk));
  finder.end();
  return finder.take();
}

const costs = new Map<string, Cost>();
process.stdout.write(
  `${texts.length} texts, ${Math.round(units / 1_000)} kB\n\n| Method | whole, µs/kB | p99 of 2 kB, ms | in chunks of ${CHUNK}, µs/kB |\n|---|---:|---:|---:|\n`,
);
for (const [id, method] of Object.entries(GUARD_METHODS)) {
  const guard = method.prepare?.(options(method), agent);
  if (!guard) continue;
  const cost = costOf(method, guard);
  costs.set(id, cost);
  process.stdout.write(
    `| ${id} | ${cost.whole.toFixed(1)} | ${cost.p99.toFixed(2)} | ${cost.chunks?.toFixed(1) ?? "–"} |\n`,
  );
}

const set = compilePatterns(RULES);
const expressions = expressionsOf(RULES);
const ours = { whole: perKilobyte((text) => findAll(set, text)), chunks: perKilobyte(inChunks(set)) };
const theirs = {
  whole: perKilobyte((text) => scanAgain(expressions, text)),
  chunks: perKilobyte(windows(expressions)),
};
process.stdout.write(`
| ${RULES.length} rules | engine, µs/kB | V8, µs/kB | ratio |
|---|---:|---:|---:|
| whole | ${ours.whole.toFixed(1)} | ${theirs.whole.toFixed(1)} | ${(theirs.whole / ours.whole).toFixed(1)} × |
| in chunks of ${CHUNK}; V8 scans the last ${WINDOW} characters for each | ${ours.chunks.toFixed(1)} | ${theirs.chunks.toFixed(0)} | ${(theirs.chunks / ours.chunks).toFixed(0)} × |

${heldBack(set)}
`);

/** How many characters a stream is behind, after each chunk. */
function heldBack(rules: PatternSet): string {
  const held: number[] = [];
  for (const text of texts) {
    const scan = createScan(rules);
    for (let at = 0; at < text.length; at += CHUNK) {
      scan.push(text.slice(at, at + CHUNK));
      held.push(Math.min(at + CHUNK, text.length) - scan.released);
    }
  }
  held.sort((one, other) => one - other);
  const share = (part: number) => held[Math.floor((held.length - 1) * part)] ?? 0;
  return `Held back by the ${rules.rules} rules: p50 ${share(0.5)}, p95 ${share(0.95)}, at most ${share(1)} characters.`;
}

if (process.argv.includes("--write")) {
  const rounded = Object.fromEntries([...costs].map(([id, { whole }]) => [id, Number(whole.toPrecision(2))]));
  const file = new URL("../analysis/guards/cards/cost.json", import.meta.url);
  await writeFile(file, `${JSON.stringify(rounded, null, 2)}\n`);
  process.stdout.write("Written to analysis/guards/cards/cost.json. Run npm run generate to update the cards.\n");
}
