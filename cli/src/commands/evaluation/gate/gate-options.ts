import * as choices from "@agent-console/sdk/choices";
import { type OptionValues, under, value, values } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";

export const gateOptions = {
  ...under("Evaluation", {
    agent: value("AGENT", "the agent to evaluate: its ID, the start of it, or its exact name"),
    harness: values("NAME", "harness to run; repeatable (default: trust_score)"),
    plan: value("NAME", "quick, standard or deep: prompts for each probe (default: standard)"),
    probes: values("IDS", "only these probes, separated by commas; repeatable"),
    tags: values("TAGS", "only probes with these taxonomy entries, such as owasp_llm_2025:LLM01; repeatable"),
    scenarios: values(
      "NAMES",
      "only probes of these scenarios, such as confidentiality; repeatable. A run of picked probes is partial and never passes.",
    ),
    "sample-size": value("N", "number of prompts (default: all)"),
    seed: value("N", "random seed; the same seed selects the same prompts"),
    concurrency: value("N", "parallel prompts"),
    "max-requests": value("N", "maximum number of requests"),
    evaluation: value("ID", "use an existing evaluation"),
    label: value("LABEL", "mark the evaluation, such as branch:main, as a baseline for later ones"),
    "test-set": values(
      "NAME",
      "run your own test set instead of harnesses; repeatable. It passes if all its cases pass. Required test sets are part of every evaluation of all three dimensions.",
    ),
    timeout: value("SECONDS", "time limit for the evaluation (default: 3600)"),
  }),
  ...under("Pass criteria", {
    "min-lower-bound": value("N", "minimum lower bound of every dimension, 0 to 100 (default: the team's threshold)"),
    baseline: value(
      "RUN",
      "an evaluation's ID, or a label such as branch:main: fail only if the agent got worse beyond chance. The same prompts are sent unless you choose others.",
    ),
    "max-critical": value("N", "maximum open critical findings (default: 0; with --baseline: no limit)"),
    "max-high": value("N", "maximum open high-severity findings (default: no limit)"),
    "on-inconclusive": value("WHAT", "fail (exit code 3, the default), warn or pass"),
  }),
  ...under("Output", {
    junit: value("FILE", "write a JUnit report"),
    sarif: value("FILE", "write a SARIF report"),
    html: value("FILE", "write an HTML report"),
    evidence: value("FILE", "write the signed evidence pack"),
    codequality: value("FILE", "write open findings for GitLab's code quality"),
    summary: value("FILE", "append five lines in Markdown, such as to $GITHUB_STEP_SUMMARY"),
    annotations: value("SERVICE", "github: print the result as an annotation"),
  }),
} as const;

const plans = choices.EvaluationPlanName;
type Plan = (typeof plans)[number];

const inconclusive = ["fail", "warn", "pass"] as const;
type OnInconclusive = (typeof inconclusive)[number];

export interface GateOptions {
  readonly agent: string | undefined;
  readonly evaluation: string | undefined;
  /** Empty: those of the baseline, or else trust_score. */
  readonly harnesses: readonly string[];
  readonly label: string | undefined;
  /** An evaluation's ID, or a label. */
  readonly baseline: string | undefined;
  readonly onInconclusive: OnInconclusive;
  readonly annotates: boolean;
  readonly summary: string | undefined;
  readonly codequality: string | undefined;
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
}

export function readGateOptions(values: OptionValues<typeof gateOptions>): GateOptions {
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
  if (values.baseline && values["min-lower-bound"] !== undefined)
    throw new Ended("usage", "Use either --baseline or --min-lower-bound.");
  if (values.harness.length > 0 && values["test-set"].length > 0)
    throw new Ended("usage", "Use either --harness or --test-set.");
  const bound = number("min-lower-bound", 100);
  const { junit, sarif, html, evidence } = values;
  return {
    agent: values.agent,
    evaluation: values.evaluation,
    harnesses: values.harness,
    label: values.label,
    baseline: values.baseline,
    onInconclusive: onInconclusiveIn(values["on-inconclusive"]),
    annotates: annotatesIn(values.annotations),
    summary: values.summary,
    codequality: values.codequality,
    plan: planIn(values.plan),
    probes: namesIn(values.probes),
    tags: namesIn(values.tags),
    scenarios: namesIn(values.scenarios),
    sampleSize: whole("sample-size"),
    seed: whole("seed"),
    concurrency: whole("concurrency"),
    maxRequests: whole("max-requests"),
    testSets: values["test-set"],
    minLowerBound: bound === undefined ? undefined : bound / 100,
    maxCritical: whole("max-critical") ?? (values.baseline ? Number.POSITIVE_INFINITY : 0),
    maxHigh: whole("max-high") ?? Number.POSITIVE_INFINITY,
    timeoutMs: (number("timeout", 7 * 86_400) ?? 3600) * 1000,
    files: {
      ...(junit ? { junit } : {}),
      ...(sarif ? { sarif } : {}),
      ...(html ? { html } : {}),
      ...(evidence ? { evidence } : {}),
    },
  };
}

function planIn(given: string | undefined): Plan | undefined {
  const plan = plans.find((name) => name === given);
  if (plan || given === undefined) return plan;
  throw new Ended("usage", `--plan takes quick, standard or deep, not "${given}".`);
}

function onInconclusiveIn(given = "fail"): OnInconclusive {
  const found = inconclusive.find((name) => name === given);
  if (found) return found;
  throw new Ended("usage", `--on-inconclusive takes fail, warn or pass, not "${given}".`);
}

function annotatesIn(given: string | undefined): boolean {
  if (given === undefined || given === "github") return given !== undefined;
  throw new Ended("usage", `--annotations takes github, not "${given}".`);
}

const namesIn = (given: readonly string[]): string[] =>
  given
    .flatMap((names) => names.split(","))
    .map((name) => name.trim())
    .filter(Boolean);
