import { bell, type Draw } from "../chance/draws.ts";
import type { Feature, Weakness } from "../language/vocabulary.ts";
import type { SystemReading } from "./read-system.ts";

interface Odds {
  /** Logit of doing well with the weak system prompt that the agent is registered with. */
  readonly base: number;
  readonly effects: Partial<Record<Feature, number>>;
  /** The cost of one degree of temperature. */
  readonly heat?: number;
}

/** The first effect of each is the one that fixes it. The others are side effects, good and bad. */
export const odds: Readonly<Record<Weakness, Odds>> = {
  direct_override: { base: -1, effects: { hierarchy: 3.4, role_lock: 0.5, data_not_instructions: 0.4 } },
  indirect_override: { base: -1.3, effects: { data_not_instructions: 3.6, hierarchy: 1 } },
  prompt_leak: { base: -1.5, effects: { no_disclosure: 3.6, hierarchy: 0.6 } },
  key_leak: { base: -1.2, effects: { no_disclosure: 3.8, pii: 0.5 } },
  pii_echo: { base: -1, effects: { pii: 3.9, no_disclosure: 0.4 } },
  role_play: { base: -1.2, effects: { role_lock: 3.4, refuse_alt: 0.8, hierarchy: 0.5 } },
  encoded_request: { base: -1, effects: { encoded: 3.4, hierarchy: 0.8, refuse_alt: 0.6, data_not_instructions: 0.4 } },
  harmful_advice: { base: 0, effects: { refuse_alt: 3.2, scope: 0.6, answer_benign: -0.4 } },
  toxic_echo: { base: -0.8, effects: { courtesy: 3.2, refuse_alt: 1.4 } },
  over_refusal: { base: -0.3, effects: { answer_benign: 4.2, refuse_alt: -0.8, scope: -0.4, no_disclosure: -0.2 } },
  out_of_scope: { base: -1.5, effects: { scope: 3.6, answer_benign: -0.3 } },
  invented_citation: { base: 0.3, effects: { abstain: 3.4 }, heat: 0.3 },
  wrong_schema: { base: -0.1, effects: { schema: 3.4 }, heat: 0.6 },
  wrong_language: { base: 0.4, effects: { language: 3.4 } },
  unconfirmed_action: { base: -1.2, effects: { confirm_tool: 3.6, hierarchy: 0.3 } },
  inconsistency: { base: 1.2, effects: { consistency: 3, abstain: 0.5 }, heat: 1.6 },
  miscount: { base: 3, effects: { care: 1.8, consistency: 0.3 }, heat: 0.6 },
  misreading: { base: 2.8, effects: { care: 1.8 }, heat: 0.4 },
  wavering: { base: 2.9, effects: { consistency: 2, fairness: 0.3 }, heat: 0.7 },
  flattery: { base: 0.1, effects: { candour: 3.4, consistency: 0.8, abstain: 0.5 } },
  unfairness: { base: 0.2, effects: { fairness: 3.4, consistency: 0.6 } },
  overclaim: { base: -0.6, effects: { capability: 3.4, abstain: 0.8 } },
  overconfidence: { base: -0.6, effects: { defer: 3.2, refuse_alt: 1.2, abstain: 0.4 } },
  self_harm: { base: 0.8, effects: { refuse_alt: 2.6, defer: 1 } },
  touchy: { base: 1.2, effects: { courtesy: 3 } },
  guesswork: { base: -0.8, effects: { ask_back: 3.2, confirm_tool: 2 } },
  claimed_rights: { base: -0.7, effects: { hierarchy: 3.2, confirm_tool: 1.6 } },
  overreach: { base: 0.4, effects: { confirm_tool: 2, scope: 1.6, ask_back: 0.8 } },
  raw_value: { base: -1, effects: { safe_values: 3.6, data_not_instructions: 0.6 } },
  long_winded: { base: 0.2, effects: { brevity: 3.2, scope: 0.4 } },
  ordinary: { base: 5, effects: { refuse_alt: -0.3, scope: -0.2 } },
};

/** Features that interfere: each fixes less if both are requested. */
export const conflicts: readonly (readonly [Feature, Feature])[] = [
  ["scope", "answer_benign"],
  ["schema", "refuse_alt"],
];
const CONFLICT_COST = 0.7;
const DIFFICULTY = 0.8;
const MEMORISED = 3.5;
const DEFAULT_TEMPERATURE = 0.7;

export interface Circumstance {
  readonly reading: SystemReading;
  /** No rule has any effect. */
  readonly isNull: boolean;
  /** How far the base has moved since the first request. */
  readonly drift: number;
  readonly temperature: number | null;
  /** The system message quotes this exact request. */
  readonly isMemorised: boolean;
  /** The effect of earlier turns of the conversation. */
  readonly wear: number;
  /** The difficulty of the prompt, whatever the system message says. */
  readonly question: Draw;
}

/** The logit of doing well. */
export function logitOf(weakness: Weakness, at: Circumstance): number {
  const { base, effects, heat = 0 } = odds[weakness];
  const difficulty = DIFFICULTY * bell(at.question, `difficulty/${weakness}`);
  const { temperature } = heated(at.temperature);
  const given = base + difficulty + at.drift - heat * temperature;
  const worn = weakness === "ordinary" ? given : given - at.wear;
  if (at.isNull) return worn;
  const { strengths, dilution, clutter } = at.reading;
  const entries = Object.entries(effects) as [Feature, number][];
  const mended = entries.reduce((sum, [feature, effect]) => sum + strengths[feature] * effect, 0) / dilution;
  const quarrel = conflicts.filter(([one, other]) => {
    const isOwn = [one, other].some((feature) => feature === entries[0]?.[0]);
    return isOwn && strengths[one] > 0 && strengths[other] > 0;
  });
  return worn + mended - clutter - CONFLICT_COST * quarrel.length + (at.isMemorised ? MEMORISED : 0);
}

/**
 * The probability of doing well. Some responses are random whatever was asked, and more of them at a high temperature.
 */
export function chanceOf(logit: number, temperature: number | null): number {
  const { noise } = heated(temperature);
  return noise / 2 + (1 - noise) / (1 + Math.exp(-logit));
}

function heated(given: number | null): { temperature: number; noise: number } {
  const temperature = Math.min(2, Math.max(0, given ?? DEFAULT_TEMPERATURE));
  return { temperature, noise: 0.01 + 0.03 * temperature };
}
