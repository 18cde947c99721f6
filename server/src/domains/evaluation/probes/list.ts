import type { Probe } from "./probe/probe.ts";
import { authorBias } from "./reliability/author-bias.ts";
import { closedDocument } from "./reliability/closed-document.ts";
import { contradiction } from "./reliability/contradiction.ts";
import { dates } from "./reliability/dates.ts";
import { impossibleQuestion } from "./reliability/impossible-question.ts";
import { inventedLaw } from "./reliability/invented-law.ts";
import { inventedPackage } from "./reliability/invented-package.ts";
import { inventedSource } from "./reliability/invented-source.ts";
import { languageMatch } from "./reliability/language-match.ts";
import { languageSwitch } from "./reliability/language-switch.ts";
import { listReply } from "./reliability/list-reply.ts";
import { localDates } from "./reliability/local-dates.ts";
import { localNumbers } from "./reliability/local-numbers.ts";
import { longContext } from "./reliability/long-context.ts";
import { longFormat } from "./reliability/long-format.ts";
import { longPressure } from "./reliability/long-pressure.ts";
import { oddSpelling } from "./reliability/odd-spelling.ts";
import { orderEffect } from "./reliability/order-effect.ts";
import { orderTotal } from "./reliability/order-total.ts";
import { paraphrase } from "./reliability/paraphrase.ts";
import { pressure } from "./reliability/pressure.ts";
import { repetition } from "./reliability/repetition.ts";
import { schemaReply } from "./reliability/schema-reply.ts";
import { sumsAbroad } from "./reliability/sums-abroad.ts";
import { tableReading } from "./reliability/table-reading.ts";
import { timeZones } from "./reliability/time-zones.ts";
import { typos } from "./reliability/typos.ts";
import { units } from "./reliability/units.ts";
import { unknowable } from "./reliability/unknowable.ts";
import { adviceOverreach } from "./safety/advice-overreach.ts";
import { ambiguousRecord } from "./safety/ambiguous-record.ts";
import { benignBiology } from "./safety/benign-biology.ts";
import { benignChemistry } from "./safety/benign-chemistry.ts";
import { benignChildSafety } from "./safety/benign-child-safety.ts";
import { benignCopyright } from "./safety/benign-copyright.ts";
import { benignDrugs } from "./safety/benign-drugs.ts";
import { benignElection } from "./safety/benign-election.ts";
import { benignExtremism } from "./safety/benign-extremism.ts";
import { benignFiction } from "./safety/benign-fiction.ts";
import { benignFinance } from "./safety/benign-finance.ts";
import { benignFraud } from "./safety/benign-fraud.ts";
import { benignHarassment } from "./safety/benign-harassment.ts";
import { benignHistory } from "./safety/benign-history.ts";
import { benignLookAlike } from "./safety/benign-look-alike.ts";
import { benignLookAlikeAbroad } from "./safety/benign-look-alike-abroad.ts";
import { benignMalware } from "./safety/benign-malware.ts";
import { benignMedical } from "./safety/benign-medical.ts";
import { benignNuclear } from "./safety/benign-nuclear.ts";
import { benignRolePlay } from "./safety/benign-role-play.ts";
import { benignSelfHarm } from "./safety/benign-self-harm.ts";
import { benignStalking } from "./safety/benign-stalking.ts";
import { benignTrafficking } from "./safety/benign-trafficking.ts";
import { benignWeapons } from "./safety/benign-weapons.ts";
import { capabilityHonesty } from "./safety/capability-honesty.ts";
import { claimedAuthority } from "./safety/claimed-authority.ts";
import { confirmedAction } from "./safety/confirmed-action.ts";
import { confirmedCleanup } from "./safety/confirmed-cleanup.ts";
import { danTemplate } from "./safety/dan-template.ts";
import { developerMode } from "./safety/developer-mode.ts";
import { emotionalAppeal } from "./safety/emotional-appeal.ts";
import { encodedHarm } from "./safety/encoded-harm.ts";
import { expertPersona } from "./safety/expert-persona.ts";
import { falseClaim } from "./safety/false-claim.ts";
import { fictionalFrame } from "./safety/fictional-frame.ts";
import { gradualJailbreak } from "./safety/gradual-jailbreak.ts";
import { harmBiological } from "./safety/harm-biological.ts";
import { harmChemical } from "./safety/harm-chemical.ts";
import { harmChildSafety } from "./safety/harm-child-safety.ts";
import { harmCopyright } from "./safety/harm-copyright.ts";
import { harmDrugs } from "./safety/harm-drugs.ts";
import { harmEatingDisorder } from "./safety/harm-eating-disorder.ts";
import { harmElection } from "./safety/harm-election.ts";
import { harmExtremism } from "./safety/harm-extremism.ts";
import { harmFinancialCrime } from "./safety/harm-financial-crime.ts";
import { harmFraud } from "./safety/harm-fraud.ts";
import { harmHarassment } from "./safety/harm-harassment.ts";
import { harmIntrusion } from "./safety/harm-intrusion.ts";
import { harmLowResource } from "./safety/harm-low-resource.ts";
import { harmMalware } from "./safety/harm-malware.ts";
import { harmNuclear } from "./safety/harm-nuclear.ts";
import { harmPrivacy } from "./safety/harm-privacy.ts";
import { harmRadiological } from "./safety/harm-radiological.ts";
import { harmSelf } from "./safety/harm-self.ts";
import { harmSelfHarmHints } from "./safety/harm-self-harm-hints.ts";
import { harmStalking } from "./safety/harm-stalking.ts";
import { harmTrafficking } from "./safety/harm-trafficking.ts";
import { harmViolence } from "./safety/harm-violence.ts";
import { harmWeapons } from "./safety/harm-weapons.ts";
import { harmWorldLanguages } from "./safety/harm-world-languages.ts";
import { harmfulRequestAbroad } from "./safety/harmful-request-abroad.ts";
import { hypothetical } from "./safety/hypothetical.ts";
import { identityHonesty } from "./safety/identity-honesty.ts";
import { injectedAction } from "./safety/injected-action.ts";
import { insistentHarm } from "./safety/insistent-harm.ts";
import { inventedFeature } from "./safety/invented-feature.ts";
import { manyShot } from "./safety/many-shot.ts";
import { manyTools } from "./safety/many-tools.ts";
import { missingAttachment } from "./safety/missing-attachment.ts";
import { nestedFiction } from "./safety/nested-fiction.ts";
import { obfuscatedHarm } from "./safety/obfuscated-harm.ts";
import { pairedAttributes } from "./safety/paired-attributes.ts";
import { pairedDecisions } from "./safety/paired-decisions.ts";
import { pairedNames } from "./safety/paired-names.ts";
import { pastTense } from "./safety/past-tense.ts";
import { payloadSplitting } from "./safety/payload-splitting.ts";
import { peerAgentTask } from "./safety/peer-agent-task.ts";
import { personaHonesty } from "./safety/persona-honesty.ts";
import { provocation } from "./safety/provocation.ts";
import { refusalSuppression } from "./safety/refusal-suppression.ts";
import { repeatedRefund } from "./safety/repeated-refund.ts";
import { researchPretext } from "./safety/research-pretext.ts";
import { rolePlay } from "./safety/role-play.ts";
import { scopeCreep } from "./safety/scope-creep.ts";
import { smallRefund } from "./safety/small-refund.ts";
import { splitRefund } from "./safety/split-refund.ts";
import { toxicElicitation } from "./safety/toxic-elicitation.ts";
import { unconfirmedAction } from "./safety/unconfirmed-action.ts";
import { unconfirmedCleanup } from "./safety/unconfirmed-cleanup.ts";
import { wrongSum } from "./safety/wrong-sum.ts";
import { continuedLeak } from "./security/continued-leak.ts";
import { crossCustomerChange } from "./security/cross-customer-change.ts";
import { crossCustomerLookup } from "./security/cross-customer-lookup.ts";
import { csvFormula } from "./security/csv-formula.ts";
import { dataInjection } from "./security/data-injection.ts";
import { debugLeak } from "./security/debug-leak.ts";
import { documentInjection } from "./security/document-injection.ts";
import { encodedInstruction } from "./security/encoded-instruction.ts";
import { encodedLeak } from "./security/encoded-leak.ts";
import { endlessRepetition } from "./security/endless-repetition.ts";
import { floodedInput } from "./security/flooded-input.ts";
import { foreignInjection } from "./security/foreign-injection.ts";
import { gradualLeak } from "./security/gradual-leak.ts";
import { imageExfiltration } from "./security/image-exfiltration.ts";
import { inboxForwarding } from "./security/inbox-forwarding.ts";
import { keptSignature } from "./security/kept-signature.ts";
import { latexCommand } from "./security/latex-command.ts";
import { longInput } from "./security/long-input.ts";
import { mailInjection } from "./security/mail-injection.ts";
import { mcpToolDescription } from "./security/mcp-tool-description.ts";
import { mcpToolResult } from "./security/mcp-tool-result.ts";
import { memoryPoisoning } from "./security/memory-poisoning.ts";
import { otherCustomer } from "./security/other-customer.ts";
import { override } from "./security/override.ts";
import { ownOrderChange } from "./security/own-order-change.ts";
import { pageInjection } from "./security/page-injection.ts";
import { passageInjection } from "./security/passage-injection.ts";
import { peerAgentMessage } from "./security/peer-agent-message.ts";
import { personalData } from "./security/personal-data.ts";
import { plantedKey } from "./security/planted-key.ts";
import { promptLeak } from "./security/prompt-leak.ts";
import { recordListing } from "./security/record-listing.ts";
import { recordReadback } from "./security/record-readback.ts";
import { rememberedContact } from "./security/remembered-contact.ts";
import { requestedForward } from "./security/requested-forward.ts";
import { retrievalPoisoning } from "./security/retrieval-poisoning.ts";
import { roleLeak } from "./security/role-leak.ts";
import { roleTags } from "./security/role-tags.ts";
import { runawayLength } from "./security/runaway-length.ts";
import { scriptInOutput } from "./security/script-in-output.ts";
import { securityLookAlike } from "./security/security-look-alike.ts";
import { serviceAbroad } from "./security/service-abroad.ts";
import { splitOrder } from "./security/split-order.ts";
import { terminalEscape } from "./security/terminal-escape.ts";
import { ticketLoopInjection } from "./security/ticket-loop-injection.ts";
import { toolExfiltration } from "./security/tool-exfiltration.ts";
import { toolResultInjection } from "./security/tool-result-injection.ts";
import { translatedLeak } from "./security/translated-leak.ts";
import { unsafeMarkup } from "./security/unsafe-markup.ts";
import { unsafeSql } from "./security/unsafe-sql.ts";
import { wornDownRule } from "./security/worn-down-rule.ts";

/** Every probe, in the order in which it is asked. A new one is a file and a line here. */
export const probes: readonly Probe[] = [
  orderTotal,
  units,
  dates,
  tableReading,
  closedDocument,
  inventedSource,
  inventedPackage,
  inventedLaw,
  schemaReply,
  listReply,
  impossibleQuestion,
  unknowable,
  localDates,
  localNumbers,
  timeZones,
  paraphrase,
  repetition,
  orderEffect,
  authorBias,
  pressure,
  longPressure,
  typos,
  oddSpelling,
  languageMatch,
  sumsAbroad,
  longContext,
  contradiction,
  languageSwitch,
  longFormat,
  promptLeak,
  translatedLeak,
  continuedLeak,
  encodedLeak,
  gradualLeak,
  debugLeak,
  roleLeak,
  plantedKey,
  personalData,
  otherCustomer,
  recordListing,
  recordReadback,
  toolExfiltration,
  override,
  encodedInstruction,
  splitOrder,
  roleTags,
  wornDownRule,
  keptSignature,
  documentInjection,
  passageInjection,
  foreignInjection,
  dataInjection,
  toolResultInjection,
  pageInjection,
  mailInjection,
  unsafeMarkup,
  imageExfiltration,
  scriptInOutput,
  unsafeSql,
  csvFormula,
  terminalEscape,
  latexCommand,
  endlessRepetition,
  runawayLength,
  longInput,
  floodedInput,
  securityLookAlike,
  serviceAbroad,
  crossCustomerLookup,
  crossCustomerChange,
  ticketLoopInjection,
  inboxForwarding,
  retrievalPoisoning,
  mcpToolDescription,
  mcpToolResult,
  peerAgentMessage,
  memoryPoisoning,
  requestedForward,
  ownOrderChange,
  rememberedContact,
  unconfirmedAction,
  ambiguousRecord,
  confirmedAction,
  claimedAuthority,
  scopeCreep,
  manyTools,
  injectedAction,
  unconfirmedCleanup,
  repeatedRefund,
  splitRefund,
  confirmedCleanup,
  smallRefund,
  peerAgentTask,
  rolePlay,
  fictionalFrame,
  gradualJailbreak,
  manyShot,
  pastTense,
  expertPersona,
  danTemplate,
  developerMode,
  nestedFiction,
  hypothetical,
  researchPretext,
  emotionalAppeal,
  refusalSuppression,
  insistentHarm,
  payloadSplitting,
  encodedHarm,
  obfuscatedHarm,
  benignRolePlay,
  benignFiction,
  harmFraud,
  harmPrivacy,
  harmIntrusion,
  harmViolence,
  harmDrugs,
  harmSelf,
  harmHarassment,
  harmChemical,
  harmBiological,
  harmRadiological,
  harmNuclear,
  harmMalware,
  harmWeapons,
  harmExtremism,
  harmChildSafety,
  harmElection,
  harmTrafficking,
  harmFinancialCrime,
  harmStalking,
  harmEatingDisorder,
  harmSelfHarmHints,
  harmCopyright,
  harmWorldLanguages,
  harmLowResource,
  harmfulRequestAbroad,
  adviceOverreach,
  toxicElicitation,
  provocation,
  benignLookAlike,
  benignMedical,
  benignChemistry,
  benignHistory,
  benignFraud,
  benignStalking,
  benignMalware,
  benignWeapons,
  benignDrugs,
  benignSelfHarm,
  benignHarassment,
  benignBiology,
  benignNuclear,
  benignExtremism,
  benignChildSafety,
  benignElection,
  benignCopyright,
  benignTrafficking,
  benignFinance,
  benignLookAlikeAbroad,
  pairedNames,
  pairedAttributes,
  pairedDecisions,
  identityHonesty,
  personaHonesty,
  capabilityHonesty,
  inventedFeature,
  missingAttachment,
  falseClaim,
  wrongSum,
];
