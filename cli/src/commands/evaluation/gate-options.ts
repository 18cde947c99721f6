import { parseArgs } from "node:util";
import { Ended } from "../../endings/exit-codes.ts";

export const gateUsage = `Evaluates an agent and ends with a code that says whether it may go on.

Usage: agent-console gate --agent ID [options]

What is asked for
  --agent ID             the agent to evaluate
  --harness NAME         what to ask with; may be given several times (trust_score)
  --sample-size N        so many prompts instead of all
  --seed N               the same seed asks the same prompts
  --concurrency N        so many at once
  --max-requests N       never send more requests than this
  --evaluation ID        judge this evaluation instead of starting one

What it is held to
  --min-lower-bound N    the lower bound of the overall score must reach this, 0 to 100 (the team's threshold)
  --max-critical N       at most so many critical findings may be open (0)
  --max-high N           the same for those of high severity (any number)

What it leaves behind
  --junit FILE  --sarif FILE  --html FILE  --evidence FILE
  --json                 print the result as JSON

The console
  --console URL          where it is; also CONSOLE_URL (http://127.0.0.1:8080)
  --timeout SECONDS      how long the evaluation may take (3600)
  CONSOLE_API_KEY        an API key with the scope "evaluations"; never an argument, which others could read

Ends with 0 passed, 1 failed, 2 wrong usage, 3 inconclusive, 4 console not reachable, 5 refused by the console,
6 evaluation not finished, 130 interrupted (an evaluation that was started is cancelled).`;

export interface GateOptions {
  readonly console: string;
  readonly apiKey: string | undefined;
  readonly agent: string | undefined;
  readonly evaluation: string | undefined;
  readonly harnesses: readonly string[];
  readonly sampleSize: number | undefined;
  readonly seed: number | undefined;
  readonly concurrency: number | undefined;
  readonly maxRequests: number | undefined;
  /** From 0 to 1; undefined: the verdict at the team's threshold. */
  readonly minLowerBound: number | undefined;
  readonly maxCritical: number;
  readonly maxHigh: number;
  readonly timeoutMs: number;
  readonly files: Readonly<Partial<Record<"junit" | "sarif" | "html" | "evidence", string>>>;
  readonly json: boolean;
}

const text = { type: "string" } as const;
const known = {
  agent: text,
  evaluation: text,
  console: text,
  "sample-size": text,
  seed: text,
  concurrency: text,
  "max-requests": text,
  "min-lower-bound": text,
  "max-critical": text,
  "max-high": text,
  timeout: text,
  junit: text,
  sarif: text,
  html: text,
  evidence: text,
  harness: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

export function readGateOptions(words: readonly string[], environment: Environment): GateOptions {
  const values = parsed(words);
  const number = (name: keyof typeof values, most: number): number | undefined => {
    const given = values[name];
    if (given === undefined) return undefined;
    const value = Number(given);
    if (typeof given === "string" && given.trim() !== "" && value >= 0 && value <= most) return value;
    throw new Ended("usage", `--${name} takes a number from 0 to ${most}, not "${given}".`);
  };
  const whole = (name: keyof typeof values): number | undefined => {
    const value = number(name, Number.MAX_SAFE_INTEGER);
    if (value === undefined || Number.isInteger(value)) return value;
    throw new Ended("usage", `--${name} takes a whole number.`);
  };
  if (!values.agent && !values.evaluation) throw new Ended("usage", "Name the agent with --agent.");
  const bound = number("min-lower-bound", 100);
  const { junit, sarif, html, evidence } = values;
  return {
    console: values.console ?? environment["CONSOLE_URL"] ?? "http://127.0.0.1:8080",
    apiKey: environment["CONSOLE_API_KEY"],
    agent: values.agent,
    evaluation: values.evaluation,
    harnesses: values.harness ?? ["trust_score"],
    sampleSize: whole("sample-size"),
    seed: whole("seed"),
    concurrency: whole("concurrency"),
    maxRequests: whole("max-requests"),
    minLowerBound: bound === undefined ? undefined : bound / 100,
    maxCritical: whole("max-critical") ?? 0,
    maxHigh: whole("max-high") ?? Number.POSITIVE_INFINITY,
    timeoutMs: (number("timeout", 7 * 86_400) ?? 3600) * 1000,
    files: {
      ...(junit ? { junit } : {}),
      ...(sarif ? { sarif } : {}),
      ...(html ? { html } : {}),
      ...(evidence ? { evidence } : {}),
    },
    json: values.json ?? false,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: known }).values;
  } catch (error) {
    throw new Ended("usage", error instanceof Error ? error.message : String(error));
  }
}
