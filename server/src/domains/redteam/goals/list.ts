import type { GoalFamily } from "../model/goal.ts";
import { documentGoals } from "./documents/families.ts";
import { hallucinationGoals } from "./hallucination/families.ts";
import { harmfulGoals } from "./harmful/families.ts";
import { injectionGoals } from "./injection/families.ts";
import { jailbreakGoals } from "./jailbreak/families.ts";
import { memoryGoals } from "./memory/families.ts";
import { overrelianceGoals } from "./overreliance/families.ts";
import { personalDataGoals } from "./pii/families.ts";
import { sandboxGoals } from "./sandbox/families.ts";
import { toolGoals } from "./tools/families.ts";
import { toxicityGoals } from "./toxicity/families.ts";

/** Every family of goals, in the order in which they are shown: each folder lists its own. */
export const goalFamilies: readonly GoalFamily[] = [
  ...injectionGoals,
  ...toolGoals,
  ...documentGoals,
  ...memoryGoals,
  ...sandboxGoals,
  ...jailbreakGoals,
  ...harmfulGoals,
  ...personalDataGoals,
  ...toxicityGoals,
  ...hallucinationGoals,
  ...overrelianceGoals,
];

const byId = new Map(goalFamilies.map((family) => [family.id, family]));

export const familyOf = (id: string): GoalFamily | undefined => byId.get(id);
