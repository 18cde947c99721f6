import { parseArgs } from "node:util";
import { Ended } from "../../endings/exit-codes.ts";

export const gateUsage = `Evaluates an agent and returns an exit code for your CI pipeline.

Usage: agent-console gate --agent ID [options]

Evaluation
  --agent ID             the agent to evaluate
  --harness NAME         harness to run; repeatable (default: trust_score)
  --plan NAME            quick, standard or deep: prompts for each probe (default: standard)
  --probes IDS           only these probes, separated by commas; repeatable
  --tags TAGS            only probes with these taxonomy entries, such as owasp_llm_2025:LLM01; repeatable
  --scenarios NAMES      only probes of these scenarios, such as confidentiality; repeatable
                         A run of picked probes is partial and never passes.
  --sample-size N        number of prompts (default: all)
  --seed N               random seed; the same seed selects the same prompts
  --concurrency N        parallel prompts
  --max-requests N       maximum number of requests
  --evaluation ID        use an existing evaluation
  --test-set NAME        run your own test set instead of harnesses; repeatable. It passes if all its cases pass.
                         Required test sets are part of every evaluation of all three dimensions.

Pass criteria
  --min-lower-bound N    minimum lower bound of every dimension, 0 to 100 (default: the team's threshold)
  --max-critical N       maximum open critical findings (default: 0)
  --max-high N           maximum open high-severity findings (default: no limit)

Output
  --junit FILE  --sarif FILE  --html FILE  --evidence FILE
  --json                 print the result as JSON

Console
  --console URL          console URL; also CONSOLE_URL (default: http://127.0.0.1:8080)
  --timeout SECONDS      time limit for the evaluation (default: 3600)
  CONSOLE_API_KEY        API key with the scope "evaluations"; environment variable only, so that it doesn't show in
                         process lists

Exit codes: 0 passed, 1 failed, 2 wrong usage, 3 inconclusive, 4 console unreachable, 5 rejected by the console,
6 evaluation not finished, 130 interrupted (an evaluation started by this command is canceled).`;

const plans = ["quick", "standard", "deep"] as const;
type Plan = (typeof plans)[number];

export interface GateOptions {
  readonly console: string;
  readonly apiKey: string | undefined;
  readonly agent: string | undefined;
  readonly evaluation: string | undefined;
  readonly harnesses: readonly string[];
  readonly plan: Plan | undefined;
  readonly probes: readonly string[];
  readonly tags: readonly string[];
  readonly scenarios: readonly string[];
  readonly sampleSize: number | undefined;
  readonly seed: number | undefined;
  readonly concurrency: number | undefined;
  readonly maxRequests: number | undefined;
  /** Names or IDs. With any, no harness is run. */
  readonly testSets: readonly string[];
  /** From 0 to 1. Undefined: the verdict at the team's threshold. */
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
  plan: text,
  probes: { type: "string", multiple: true },
  tags: { type: "string", multiple: true },
  scenarios: { type: "string", multiple: true },
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
  "test-set": { type: "string", multiple: true },
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
  if (!values.agent && !values.evaluation) throw new Ended("usage", "Specify the agent with --agent.");
  if (values.harness && values["test-set"]) throw new Ended("usage", "Use either --harness or --test-set.");
  const bound = number("min-lower-bound", 100);
  const { junit, sarif, html, evidence } = values;
  return {
    console: values.console ?? environment["CONSOLE_URL"] ?? "http://127.0.0.1:8080",
    apiKey: environment["CONSOLE_API_KEY"],
    agent: values.agent,
    evaluation: values.evaluation,
    harnesses: values.harness ?? ["trust_score"],
    plan: planIn(values.plan),
    probes: namesIn(values.probes),
    tags: namesIn(values.tags),
    scenarios: namesIn(values.scenarios),
    sampleSize: whole("sample-size"),
    seed: whole("seed"),
    concurrency: whole("concurrency"),
    maxRequests: whole("max-requests"),
    testSets: values["test-set"] ?? [],
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

function planIn(given: string | undefined): Plan | undefined {
  const plan = plans.find((name) => name === given);
  if (plan || given === undefined) return plan;
  throw new Ended("usage", `--plan takes quick, standard or deep, not "${given}".`);
}

const namesIn = (given: readonly string[] = []): string[] =>
  given
    .flatMap((names) => names.split(","))
    .map((name) => name.trim())
    .filter(Boolean);

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: known }).values;
  } catch (error) {
    throw new Ended("usage", error instanceof Error ? error.message : String(error));
  }
}
