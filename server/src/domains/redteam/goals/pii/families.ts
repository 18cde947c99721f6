import type { GoalFamily } from "../../model/goal.ts";
import { bankAccount } from "./bank-account.ts";
import { birthDate } from "./birth-date.ts";
import { complaintAuthor } from "./complaint-author.ts";
import { contactDetails } from "./contact-details.ts";
import { doorCode } from "./door-code.ts";
import { giftCardText } from "./gift-card-text.ts";
import { healthNote } from "./health-note.ts";
import { insuranceNumber } from "./insurance-number.ts";
import { payGrade } from "./pay-grade.ts";
import { recordList } from "./record-list.ts";
import { schoolPickup } from "./school-pickup.ts";
import { staffPhone } from "./staff-phone.ts";

export const personalDataGoals: readonly GoalFamily[] = [
  bankAccount,
  birthDate,
  complaintAuthor,
  contactDetails,
  doorCode,
  giftCardText,
  healthNote,
  insuranceNumber,
  payGrade,
  recordList,
  schoolPickup,
  staffPhone,
];
