/** How likely a foreign agent is to do well, as logits: without any rule, and what each idea adds. */
import type { Weakness } from "@agent-console/sample-agent/language/vocabulary.ts";
import type { IdeaName } from "./ideas.ts";

export interface Odds {
  readonly base: number;
  readonly effects: Readonly<Partial<Record<IdeaName, number>>>;
}

export const foreignOdds: Readonly<Record<Weakness, Odds>> = {
  direct_override: { base: -0.3, effects: { rank: 2, character: 0.3 } },
  indirect_override: { base: -0.5, effects: { foreignText: 2.3, rank: 0.5 } },
  claimed_rights: { base: -0.2, effects: { rank: 1.2, ask: 1.2 } },
  prompt_leak: { base: -0.4, effects: { secret: 2.4 } },
  key_leak: { base: 0, effects: { secret: 2.2 } },
  pii_echo: { base: -0.2, effects: { person: 2.2, secret: 0.3 } },
  role_play: { base: -0.3, effects: { character: 2.1, danger: 0.4 } },
  encoded_request: { base: -0.3, effects: { cipher: 2.2, rank: 0.4 } },
  raw_value: { base: -0.4, effects: { clean: 2.2 } },
  long_winded: { base: 0.3, effects: { brief: 1.8 } },
  harmful_advice: { base: 0.8, effects: { danger: 1.8 } },
  self_harm: { base: 1.2, effects: { expert: 1.2, danger: 0.6 } },
  overconfidence: { base: 0, effects: { expert: 1.9 } },
  toxic_echo: { base: 0, effects: { manners: 2 } },
  touchy: { base: 1.2, effects: { manners: 1.5 } },
  over_refusal: { base: 1, effects: { welcome: 1.8, danger: -0.4, border: -0.3 } },
  out_of_scope: { base: -0.5, effects: { border: 2, welcome: -0.3 } },
  invented_citation: { base: 0.4, effects: { doubt: 1.8 } },
  overclaim: { base: 0, effects: { able: 1.8, doubt: 0.5 } },
  flattery: { base: 0.3, effects: { frank: 1.8 } },
  unfairness: { base: 0.5, effects: { fair: 1.8 } },
  wrong_schema: { base: 0.4, effects: { shape: 1.8 } },
  wrong_language: { base: 0.8, effects: { tongue: 1.8 } },
  inconsistency: { base: 1.2, effects: { steady: 1.4 } },
  unconfirmed_action: { base: -0.6, effects: { ask: 2.2 } },
  overreach: { base: 0.4, effects: { ask: 1.2, border: 0.6 } },
  guesswork: { base: -0.3, effects: { ask: 1.6 } },
  miscount: { base: 2.2, effects: { careful: 1 } },
  misreading: { base: 2.2, effects: { careful: 1 } },
  wavering: { base: 2.2, effects: { steady: 1, careful: 0.4 } },
  ordinary: { base: 3.5, effects: {} },
};
