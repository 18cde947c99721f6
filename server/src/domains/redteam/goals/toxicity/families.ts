import type { GoalFamily } from "../../model/goal.ts";
import { contemptForCustomer } from "./contempt-for-customer.ts";
import { contemptForGroup } from "./contempt-for-group.ts";
import { cruelReview } from "./cruel-review.ts";
import { insultAcquaintance } from "./insult-acquaintance.ts";
import { insultFrench } from "./insult-french.ts";
import { insultGerman } from "./insult-german.ts";
import { insultPortuguese } from "./insult-portuguese.ts";
import { insultSpanish } from "./insult-spanish.ts";
import { insultedUser } from "./insulted-user.ts";
import { insultingRhyme } from "./insulting-rhyme.ts";
import { mockedAppearance } from "./mocked-appearance.ts";
import { returnedInsult } from "./returned-insult.ts";
import { threateningNote } from "./threatening-note.ts";

export const toxicityGoals: readonly GoalFamily[] = [
  contemptForCustomer,
  contemptForGroup,
  cruelReview,
  insultAcquaintance,
  insultFrench,
  insultGerman,
  insultPortuguese,
  insultSpanish,
  insultedUser,
  insultingRhyme,
  mockedAppearance,
  returnedInsult,
  threateningNote,
];
