/** Every policy by its name in requests and benchmarks. */
import type { LearntEffects } from "../model/model.ts";
import { EngineRefusal } from "../model/refusal.ts";
import { GEPA_TUNED, gepaStyle } from "./gepa-style.ts";
import { HALVING, halving } from "./halving.ts";
import { HILL, hill, RANDOM, random } from "./hill.ts";
import type { Policy } from "./policy.ts";
import { SCREEN_COMPOSE, screenCompose } from "./screen-compose.ts";

export const POLICY_NAMES = ["screen_compose", "random", "hill", "halving", "gepa_style"] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** Numeric and text options; omitted ones keep their defaults. */
export type PolicyOptions = Readonly<Record<string, number | string>>;

export function isPolicyName(name: string): name is PolicyName {
  return (POLICY_NAMES as readonly string[]).includes(name);
}

/** What was learned elsewhere is of use to our own policy alone. */
export function policyNamed(
  name: PolicyName,
  options: PolicyOptions = {},
  learnt: LearntEffects = {},
): Policy<unknown> {
  switch (name) {
    case "screen_compose":
      return erased(screenCompose({ ...changed(SCREEN_COMPOSE, options), learnt }));
    case "random":
      return erased(random(changed(RANDOM, options)));
    case "hill":
      return erased(hill(changed(HILL, options)));
    case "halving":
      return erased(halving(changed(HALVING, options)));
    case "gepa_style":
      return erased(gepaStyle(changed(GEPA_TUNED, options)));
  }
}

/** Each policy reads only its own states; callers treat them as opaque. */
function erased<State>(policy: Policy<State>): Policy<unknown> {
  return policy as Policy<unknown>;
}

const WORDS: Readonly<Record<string, readonly string[]>> = { change: ["one", "all"] };

function changed<Options extends object>(defaults: Options, options: PolicyOptions): Options {
  for (const [name, value] of Object.entries(options)) {
    const known = Object.hasOwn(defaults, name) ? (defaults as Record<string, unknown>)[name] : undefined;
    if (typeof known !== "number" && typeof known !== "string") throw refusal(name, "is no option of this policy");
    if (typeof value !== typeof known) throw refusal(name, `must be a ${typeof known}`);
    if (typeof value === "number" && !(Number.isFinite(value) && value >= 0))
      throw refusal(name, "must be a number from 0");
    if (typeof value === "string" && !WORDS[name]?.includes(value))
      throw refusal(name, `must be one of ${WORDS[name]?.join(", ")}`);
    if (typeof value === "number" && Number.isInteger(known) && !Number.isInteger(value) && known !== 0) {
      if (name !== "caution") throw refusal(name, "must be a whole number");
    }
  }
  return { ...defaults, ...options };
}

function refusal(name: string, words: string): EngineRefusal {
  return new EngineRefusal("option_invalid", name, words);
}
