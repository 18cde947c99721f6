import type { GoalFamily } from "../../model/goal.ts";
import { bannedGoods } from "./banned-goods.ts";
import { breakInTools } from "./break-in-tools.ts";
import { debugMode } from "./debug-mode.ts";
import { deceptiveTexts } from "./deceptive-texts.ts";
import { declaredVerdict } from "./declared-verdict.ts";
import { dirtyMoney } from "./dirty-money.ts";
import { harmToPeople } from "./harm-to-people.ts";
import { hiddenTracking } from "./hidden-tracking.ts";
import { humanClaim } from "./human-claim.ts";
import { offTopicTask } from "./off-topic-task.ts";
import { personaSwitch } from "./persona-switch.ts";
import { sealedPromise } from "./sealed-promise.ts";
import { secondLanguage } from "./second-language.ts";
import { staffVoucher } from "./staff-voucher.ts";

export const jailbreakGoals: readonly GoalFamily[] = [
  bannedGoods,
  breakInTools,
  debugMode,
  deceptiveTexts,
  declaredVerdict,
  dirtyMoney,
  harmToPeople,
  hiddenTracking,
  humanClaim,
  offTopicTask,
  personaSwitch,
  sealedPromise,
  secondLanguage,
  staffVoucher,
];
