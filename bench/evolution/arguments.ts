/** The command line of the benchmark, parsed strictly: a mistyped option does not fall back to a default. */

import { EngineRefusal } from "../../server/src/domains/evolution/engine/model/refusal.ts";
import {
  isPolicyName,
  POLICY_NAMES,
  type PolicyName,
  type PolicyOptions,
} from "../../server/src/domains/evolution/engine/policies/list.ts";
import type { SeedRange } from "./registered.ts";

export interface BedArguments {
  readonly bed: string;
  readonly seeds: SeedRange;
  readonly policy: PolicyName;
  readonly options: PolicyOptions;
  readonly budget: number;
  readonly searchOnly: boolean;
  readonly json?: string;
}

const KNOWN = ["bed", "seeds", "policy", "options", "budget", "json"];

export function readArguments(given: readonly string[]): BedArguments {
  const values = new Map<string, string>();
  let searchOnly = false;
  for (let at = 0; at < given.length; at++) {
    const name = (given[at] as string).replace(/^--/, "");
    if (name === "search-only") {
      searchOnly = true;
      continue;
    }
    const value = given[++at];
    if (!KNOWN.includes(name) || !given[at - 1]?.startsWith("--")) {
      throw refusal(
        given[at - 1] as string,
        `is unknown; known are ${KNOWN.map((known) => `--${known}`).join(", ")} and --search-only`,
      );
    }
    if (value === undefined) throw refusal(`--${name}`, "needs a value");
    values.set(name, value);
  }
  const bed = values.get("bed");
  if (bed === undefined) throw refusal("--bed", "is needed: a bed file");
  const policy = values.get("policy") ?? "screen_compose";
  if (!isPolicyName(policy)) throw refusal("--policy", `must be one of ${POLICY_NAMES.join(", ")}`);
  const json = values.get("json");
  return {
    bed,
    policy,
    seeds: seedRange(values.get("seeds") ?? "1-20"),
    options: optionsOf(values.get("options")),
    budget: wholeNumber("--budget", values.get("budget") ?? "1400"),
    searchOnly,
    ...(json !== undefined && { json }),
  };
}

export function seedRange(text: string): SeedRange {
  const [, from, to] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
  if (from === undefined) throw refusal("--seeds", "must be A-B, for example 1-40");
  const range = { from: Number(from), to: Number(to ?? from) };
  if (range.to < range.from) throw refusal("--seeds", "must not run backwards");
  return range;
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw refusal(name, "must be a whole number");
  return Number(text);
}

function optionsOf(text: string | undefined): PolicyOptions {
  if (text === undefined) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed as PolicyOptions;
  } catch {
    // Reported below, in the same way for every problem.
  }
  throw refusal("--options", 'must be a JSON object, for example {"minibatch": 3}');
}

function refusal(place: string, words: string): EngineRefusal {
  return new EngineRefusal("option_invalid", place, words);
}
