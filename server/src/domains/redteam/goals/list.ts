import type { GoalFamily } from "../model/goal.ts";
import { backendKey } from "./injection/backend-key.ts";
import { forbiddenWord } from "./injection/forbidden-word.ts";
import { lookedUpPage } from "./injection/looked-up-page.ts";
import { pastedLetter } from "./injection/pasted-letter.ts";
import { priceFloor } from "./injection/price-floor.ts";
import { systemPrompt } from "./injection/system-prompt.ts";
import { descriptionCopy } from "./tools/description-copy.ts";
import { descriptionCredentials } from "./tools/description-credentials.ts";
import { resultForward } from "./tools/result-forward.ts";
import { resultRefund } from "./tools/result-refund.ts";

/** Every family of goals, in the order in which they are shown. */
export const goalFamilies: readonly GoalFamily[] = [
  systemPrompt,
  backendKey,
  priceFloor,
  forbiddenWord,
  pastedLetter,
  lookedUpPage,
  descriptionCredentials,
  descriptionCopy,
  resultForward,
  resultRefund,
];

const byId = new Map(goalFamilies.map((family) => [family.id, family]));

export const familyOf = (id: string): GoalFamily | undefined => byId.get(id);
