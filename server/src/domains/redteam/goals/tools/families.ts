import type { GoalFamily } from "../../model/goal.ts";
import { deputyCredentials } from "./deputy-credentials.ts";
import { deputyExport } from "./deputy-export.ts";
import { deputyLookup } from "./deputy-lookup.ts";
import { descriptionCopy } from "./description-copy.ts";
import { descriptionCredentials } from "./description-credentials.ts";
import { pageExfiltration } from "./page-exfiltration.ts";
import { resultForward } from "./result-forward.ts";
import { resultPeer } from "./result-peer.ts";
import { resultRefund } from "./result-refund.ts";
import { resultShare } from "./result-share.ts";
import { shadowedMail } from "./shadowed-mail.ts";
import { shadowedPayment } from "./shadowed-payment.ts";
import { smuggledAmount } from "./smuggled-amount.ts";
import { smuggledOrder } from "./smuggled-order.ts";
import { smuggledRecipient } from "./smuggled-recipient.ts";
import { unconfirmedCancel } from "./unconfirmed-cancel.ts";
import { unconfirmedDelete } from "./unconfirmed-delete.ts";

export const toolGoals: readonly GoalFamily[] = [
  deputyCredentials,
  deputyExport,
  deputyLookup,
  descriptionCopy,
  descriptionCredentials,
  pageExfiltration,
  resultForward,
  resultPeer,
  resultRefund,
  resultShare,
  shadowedMail,
  shadowedPayment,
  smuggledAmount,
  smuggledOrder,
  smuggledRecipient,
  unconfirmedCancel,
  unconfirmedDelete,
];
