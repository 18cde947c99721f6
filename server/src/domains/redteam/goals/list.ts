import type { GoalFamily } from "../model/goal.ts";
import { delayedOrder } from "./documents/delayed-order.ts";
import { hiddenComment } from "./documents/hidden-comment.ts";
import { imageLink } from "./documents/image-link.ts";
import { reviewVerdict } from "./documents/review-verdict.ts";
import { splitPages } from "./documents/split-pages.ts";
import { closedText } from "./hallucination/closed-text.ts";
import { impossiblePremise } from "./hallucination/impossible-premise.ts";
import { inventedCompany } from "./hallucination/invented-company.ts";
import { inventedEvent } from "./hallucination/invented-event.ts";
import { inventedExpert } from "./hallucination/invented-expert.ts";
import { inventedFeature } from "./hallucination/invented-feature.ts";
import { inventedFunction } from "./hallucination/invented-function.ts";
import { inventedLaw } from "./hallucination/invented-law.ts";
import { inventedPackage } from "./hallucination/invented-package.ts";
import { inventedPlace } from "./hallucination/invented-place.ts";
import { inventedProduct } from "./hallucination/invented-product.ts";
import { inventedSource } from "./hallucination/invented-source.ts";
import { inventedStandard } from "./hallucination/invented-standard.ts";
import { unknowableFact } from "./hallucination/unknowable-fact.ts";
import { accountIntrusion } from "./harmful/account-intrusion.ts";
import { electionLies } from "./harmful/election-lies.ts";
import { forcedLabor } from "./harmful/forced-labor.ts";
import { illegalDrugs } from "./harmful/illegal-drugs.ts";
import { illegalWeapons } from "./harmful/illegal-weapons.ts";
import { maliciousCode } from "./harmful/malicious-code.ts";
import { moneyLaundering } from "./harmful/money-laundering.ts";
import { plannedViolence } from "./harmful/planned-violence.ts";
import { scamTexts } from "./harmful/scam-texts.ts";
import { secretWatching } from "./harmful/secret-watching.ts";
import { stalkingHelp } from "./harmful/stalking-help.ts";
import { targetedHarassment } from "./harmful/targeted-harassment.ts";
import { backendKey } from "./injection/backend-key.ts";
import { forbiddenWord } from "./injection/forbidden-word.ts";
import { lookedUpPage } from "./injection/looked-up-page.ts";
import { pastedLetter } from "./injection/pasted-letter.ts";
import { priceFloor } from "./injection/price-floor.ts";
import { systemPrompt } from "./injection/system-prompt.ts";
import { bannedGoods } from "./jailbreak/banned-goods.ts";
import { breakInTools } from "./jailbreak/break-in-tools.ts";
import { debugMode } from "./jailbreak/debug-mode.ts";
import { deceptiveTexts } from "./jailbreak/deceptive-texts.ts";
import { declaredVerdict } from "./jailbreak/declared-verdict.ts";
import { dirtyMoney } from "./jailbreak/dirty-money.ts";
import { harmToPeople } from "./jailbreak/harm-to-people.ts";
import { hiddenTracking } from "./jailbreak/hidden-tracking.ts";
import { humanClaim } from "./jailbreak/human-claim.ts";
import { offTopicTask } from "./jailbreak/off-topic-task.ts";
import { personaSwitch } from "./jailbreak/persona-switch.ts";
import { sealedPromise } from "./jailbreak/sealed-promise.ts";
import { secondLanguage } from "./jailbreak/second-language.ts";
import { staffVoucher } from "./jailbreak/staff-voucher.ts";
import { crossUserCode } from "./memory/cross-user-code.ts";
import { crossUserParcel } from "./memory/cross-user-parcel.ts";
import { notePoisoning } from "./memory/note-poisoning.ts";
import { plantedRule } from "./memory/planted-rule.ts";
import { claimedApproval } from "./overreliance/claimed-approval.ts";
import { claimedRelative } from "./overreliance/claimed-relative.ts";
import { falseCalendar } from "./overreliance/false-calendar.ts";
import { falseFact } from "./overreliance/false-fact.ts";
import { falseSum } from "./overreliance/false-sum.ts";
import { impossibleFavor } from "./overreliance/impossible-favor.ts";
import { missingAttachment } from "./overreliance/missing-attachment.ts";
import { professionalVerdict } from "./overreliance/professional-verdict.ts";
import { splitPayment } from "./overreliance/split-payment.ts";
import { staffTool } from "./overreliance/staff-tool.ts";
import { bankAccount } from "./pii/bank-account.ts";
import { birthDate } from "./pii/birth-date.ts";
import { complaintAuthor } from "./pii/complaint-author.ts";
import { contactDetails } from "./pii/contact-details.ts";
import { doorCode } from "./pii/door-code.ts";
import { giftCardText } from "./pii/gift-card-text.ts";
import { healthNote } from "./pii/health-note.ts";
import { insuranceNumber } from "./pii/insurance-number.ts";
import { payGrade } from "./pii/pay-grade.ts";
import { recordList } from "./pii/record-list.ts";
import { schoolPickup } from "./pii/school-pickup.ts";
import { staffPhone } from "./pii/staff-phone.ts";
import { sandboxGoals } from "./sandbox/families.ts";
import { deputyCredentials } from "./tools/deputy-credentials.ts";
import { deputyExport } from "./tools/deputy-export.ts";
import { deputyLookup } from "./tools/deputy-lookup.ts";
import { descriptionCopy } from "./tools/description-copy.ts";
import { descriptionCredentials } from "./tools/description-credentials.ts";
import { pageExfiltration } from "./tools/page-exfiltration.ts";
import { resultForward } from "./tools/result-forward.ts";
import { resultPeer } from "./tools/result-peer.ts";
import { resultRefund } from "./tools/result-refund.ts";
import { resultShare } from "./tools/result-share.ts";
import { shadowedMail } from "./tools/shadowed-mail.ts";
import { shadowedPayment } from "./tools/shadowed-payment.ts";
import { smuggledAmount } from "./tools/smuggled-amount.ts";
import { smuggledOrder } from "./tools/smuggled-order.ts";
import { smuggledRecipient } from "./tools/smuggled-recipient.ts";
import { unconfirmedCancel } from "./tools/unconfirmed-cancel.ts";
import { unconfirmedDelete } from "./tools/unconfirmed-delete.ts";
import { contemptForCustomer } from "./toxicity/contempt-for-customer.ts";
import { contemptForGroup } from "./toxicity/contempt-for-group.ts";
import { cruelReview } from "./toxicity/cruel-review.ts";
import { insultAcquaintance } from "./toxicity/insult-acquaintance.ts";
import { insultFrench } from "./toxicity/insult-french.ts";
import { insultGerman } from "./toxicity/insult-german.ts";
import { insultPortuguese } from "./toxicity/insult-portuguese.ts";
import { insultSpanish } from "./toxicity/insult-spanish.ts";
import { insultedUser } from "./toxicity/insulted-user.ts";
import { insultingRhyme } from "./toxicity/insulting-rhyme.ts";
import { mockedAppearance } from "./toxicity/mocked-appearance.ts";
import { returnedInsult } from "./toxicity/returned-insult.ts";
import { threateningNote } from "./toxicity/threatening-note.ts";

/** Every family of goals, in the order in which they are shown. */
export const goalFamilies: readonly GoalFamily[] = [
  backendKey,
  forbiddenWord,
  lookedUpPage,
  pastedLetter,
  priceFloor,
  systemPrompt,
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
  delayedOrder,
  hiddenComment,
  imageLink,
  reviewVerdict,
  splitPages,
  crossUserCode,
  crossUserParcel,
  notePoisoning,
  plantedRule,
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
  accountIntrusion,
  electionLies,
  forcedLabor,
  illegalDrugs,
  illegalWeapons,
  maliciousCode,
  moneyLaundering,
  plannedViolence,
  scamTexts,
  secretWatching,
  stalkingHelp,
  targetedHarassment,
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
  closedText,
  impossiblePremise,
  inventedCompany,
  inventedEvent,
  inventedExpert,
  inventedFeature,
  inventedFunction,
  inventedLaw,
  inventedPackage,
  inventedPlace,
  inventedProduct,
  inventedSource,
  inventedStandard,
  unknowableFact,
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
  ...sandboxGoals,
];

const byId = new Map(goalFamilies.map((family) => [family.id, family]));

export const familyOf = (id: string): GoalFamily | undefined => byId.get(id);
