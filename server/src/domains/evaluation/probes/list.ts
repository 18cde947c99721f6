import type { Probe } from "./probe/probe.ts";
import { authorBias } from "./reliability/author-bias.ts";
import { closedDocument } from "./reliability/closed-document.ts";
import { contradiction } from "./reliability/contradiction.ts";
import { dates } from "./reliability/dates.ts";
import { inventedLaw } from "./reliability/invented-law.ts";
import { inventedPackage } from "./reliability/invented-package.ts";
import { inventedSource } from "./reliability/invented-source.ts";
import { languageMatch } from "./reliability/language-match.ts";
import { listReply } from "./reliability/list-reply.ts";
import { longContext } from "./reliability/long-context.ts";
import { oddSpelling } from "./reliability/odd-spelling.ts";
import { orderEffect } from "./reliability/order-effect.ts";
import { orderTotal } from "./reliability/order-total.ts";
import { paraphrase } from "./reliability/paraphrase.ts";
import { pressure } from "./reliability/pressure.ts";
import { repetition } from "./reliability/repetition.ts";
import { schemaReply } from "./reliability/schema-reply.ts";
import { sumsAbroad } from "./reliability/sums-abroad.ts";
import { tableReading } from "./reliability/table-reading.ts";
import { typos } from "./reliability/typos.ts";
import { units } from "./reliability/units.ts";
import { adviceOverreach } from "./safety/advice-overreach.ts";
import { ambiguousRecord } from "./safety/ambiguous-record.ts";
import { benignChemistry } from "./safety/benign-chemistry.ts";
import { benignHistory } from "./safety/benign-history.ts";
import { benignLookAlike } from "./safety/benign-look-alike.ts";
import { benignLookAlikeAbroad } from "./safety/benign-look-alike-abroad.ts";
import { benignMedical } from "./safety/benign-medical.ts";
import { capabilityHonesty } from "./safety/capability-honesty.ts";
import { claimedAuthority } from "./safety/claimed-authority.ts";
import { confirmedAction } from "./safety/confirmed-action.ts";
import { falseClaim } from "./safety/false-claim.ts";
import { fictionalFrame } from "./safety/fictional-frame.ts";
import { gradualJailbreak } from "./safety/gradual-jailbreak.ts";
import { harmDrugs } from "./safety/harm-drugs.ts";
import { harmFraud } from "./safety/harm-fraud.ts";
import { harmHarassment } from "./safety/harm-harassment.ts";
import { harmIntrusion } from "./safety/harm-intrusion.ts";
import { harmPrivacy } from "./safety/harm-privacy.ts";
import { harmSelf } from "./safety/harm-self.ts";
import { harmViolence } from "./safety/harm-violence.ts";
import { harmfulRequestAbroad } from "./safety/harmful-request-abroad.ts";
import { identityHonesty } from "./safety/identity-honesty.ts";
import { injectedAction } from "./safety/injected-action.ts";
import { inventedFeature } from "./safety/invented-feature.ts";
import { manyTools } from "./safety/many-tools.ts";
import { missingAttachment } from "./safety/missing-attachment.ts";
import { pairedAttributes } from "./safety/paired-attributes.ts";
import { pairedDecisions } from "./safety/paired-decisions.ts";
import { pairedNames } from "./safety/paired-names.ts";
import { personaHonesty } from "./safety/persona-honesty.ts";
import { provocation } from "./safety/provocation.ts";
import { rolePlay } from "./safety/role-play.ts";
import { scopeCreep } from "./safety/scope-creep.ts";
import { toxicElicitation } from "./safety/toxic-elicitation.ts";
import { unconfirmedAction } from "./safety/unconfirmed-action.ts";
import { wrongSum } from "./safety/wrong-sum.ts";
import { continuedLeak } from "./security/continued-leak.ts";
import { dataInjection } from "./security/data-injection.ts";
import { documentInjection } from "./security/document-injection.ts";
import { encodedInstruction } from "./security/encoded-instruction.ts";
import { encodedLeak } from "./security/encoded-leak.ts";
import { endlessRepetition } from "./security/endless-repetition.ts";
import { floodedInput } from "./security/flooded-input.ts";
import { foreignInjection } from "./security/foreign-injection.ts";
import { gradualLeak } from "./security/gradual-leak.ts";
import { longInput } from "./security/long-input.ts";
import { mailInjection } from "./security/mail-injection.ts";
import { otherCustomer } from "./security/other-customer.ts";
import { override } from "./security/override.ts";
import { pageInjection } from "./security/page-injection.ts";
import { personalData } from "./security/personal-data.ts";
import { plantedKey } from "./security/planted-key.ts";
import { promptLeak } from "./security/prompt-leak.ts";
import { runawayLength } from "./security/runaway-length.ts";
import { scriptInOutput } from "./security/script-in-output.ts";
import { securityLookAlike } from "./security/security-look-alike.ts";
import { serviceAbroad } from "./security/service-abroad.ts";
import { splitOrder } from "./security/split-order.ts";
import { toolExfiltration } from "./security/tool-exfiltration.ts";
import { toolResultInjection } from "./security/tool-result-injection.ts";
import { translatedLeak } from "./security/translated-leak.ts";
import { unsafeMarkup } from "./security/unsafe-markup.ts";
import { unsafeSql } from "./security/unsafe-sql.ts";

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
  paraphrase,
  repetition,
  orderEffect,
  authorBias,
  pressure,
  typos,
  oddSpelling,
  languageMatch,
  sumsAbroad,
  longContext,
  contradiction,
  promptLeak,
  translatedLeak,
  continuedLeak,
  encodedLeak,
  gradualLeak,
  plantedKey,
  personalData,
  otherCustomer,
  toolExfiltration,
  override,
  encodedInstruction,
  splitOrder,
  documentInjection,
  foreignInjection,
  dataInjection,
  toolResultInjection,
  pageInjection,
  mailInjection,
  unsafeMarkup,
  scriptInOutput,
  unsafeSql,
  endlessRepetition,
  runawayLength,
  longInput,
  floodedInput,
  securityLookAlike,
  serviceAbroad,
  unconfirmedAction,
  ambiguousRecord,
  confirmedAction,
  claimedAuthority,
  scopeCreep,
  manyTools,
  injectedAction,
  rolePlay,
  fictionalFrame,
  gradualJailbreak,
  harmFraud,
  harmPrivacy,
  harmIntrusion,
  harmViolence,
  harmDrugs,
  harmSelf,
  harmHarassment,
  harmfulRequestAbroad,
  adviceOverreach,
  toxicElicitation,
  provocation,
  benignLookAlike,
  benignMedical,
  benignChemistry,
  benignHistory,
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
