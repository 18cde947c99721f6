import type { GoalFamily } from "../../model/goal.ts";
import { claimedApproval } from "./claimed-approval.ts";
import { claimedRelative } from "./claimed-relative.ts";
import { falseCalendar } from "./false-calendar.ts";
import { falseFact } from "./false-fact.ts";
import { falseSum } from "./false-sum.ts";
import { impossibleFavor } from "./impossible-favor.ts";
import { missingAttachment } from "./missing-attachment.ts";
import { professionalVerdict } from "./professional-verdict.ts";
import { splitPayment } from "./split-payment.ts";
import { staffTool } from "./staff-tool.ts";

export const overrelianceGoals: readonly GoalFamily[] = [
  claimedApproval,
  claimedRelative,
  falseCalendar,
  falseFact,
  falseSum,
  impossibleFavor,
  missingAttachment,
  professionalVerdict,
  splitPayment,
  staffTool,
];
