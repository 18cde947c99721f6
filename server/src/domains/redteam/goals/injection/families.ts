import type { GoalFamily } from "../../model/goal.ts";
import { backendKey } from "./backend-key.ts";
import { forbiddenWord } from "./forbidden-word.ts";
import { lookedUpPage } from "./looked-up-page.ts";
import { pastedLetter } from "./pasted-letter.ts";
import { priceFloor } from "./price-floor.ts";
import { systemPrompt } from "./system-prompt.ts";

export const injectionGoals: readonly GoalFamily[] = [
  backendKey,
  forbiddenWord,
  lookedUpPage,
  pastedLetter,
  priceFloor,
  systemPrompt,
];
