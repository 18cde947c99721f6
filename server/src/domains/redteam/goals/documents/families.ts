import type { GoalFamily } from "../../model/goal.ts";
import { askedSecret } from "./asked-secret.ts";
import { collectedSecret } from "./collected-secret.ts";
import { delayedOrder } from "./delayed-order.ts";
import { hiddenComment } from "./hidden-comment.ts";
import { imageLink } from "./image-link.ts";
import { reviewVerdict } from "./review-verdict.ts";
import { splitPages } from "./split-pages.ts";

export const documentGoals: readonly GoalFamily[] = [
  delayedOrder,
  hiddenComment,
  imageLink,
  reviewVerdict,
  splitPages,
  askedSecret,
  collectedSecret,
];
