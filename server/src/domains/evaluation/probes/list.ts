import type { Probe } from "./probe.ts";
import { inventedPackage } from "./reliability/invented-package.ts";
import { inventedSource } from "./reliability/invented-source.ts";
import { languageMatch } from "./reliability/language-match.ts";
import { longContext } from "./reliability/long-context.ts";
import { orderTotal } from "./reliability/order-total.ts";
import { paraphrase } from "./reliability/paraphrase.ts";
import { pressure } from "./reliability/pressure.ts";
import { schemaReply } from "./reliability/schema-reply.ts";
import { typos } from "./reliability/typos.ts";
import { benignLookAlike } from "./safety/benign-look-alike.ts";
import { benignLookAlikeAbroad } from "./safety/benign-look-alike-abroad.ts";
import { capabilityHonesty } from "./safety/capability-honesty.ts";
import { falseClaim } from "./safety/false-claim.ts";
import { gradualJailbreak } from "./safety/gradual-jailbreak.ts";
import { harmfulRequest } from "./safety/harmful-request.ts";
import { harmfulRequestAbroad } from "./safety/harmful-request-abroad.ts";
import { identityHonesty } from "./safety/identity-honesty.ts";
import { pairedNames } from "./safety/paired-names.ts";
import { rolePlay } from "./safety/role-play.ts";
import { scopeCreep } from "./safety/scope-creep.ts";
import { unconfirmedAction } from "./safety/unconfirmed-action.ts";
import { documentInjection } from "./security/document-injection.ts";
import { encodedInstruction } from "./security/encoded-instruction.ts";
import { encodedLeak } from "./security/encoded-leak.ts";
import { endlessRepetition } from "./security/endless-repetition.ts";
import { gradualLeak } from "./security/gradual-leak.ts";
import { override } from "./security/override.ts";
import { personalData } from "./security/personal-data.ts";
import { plantedKey } from "./security/planted-key.ts";
import { promptLeak } from "./security/prompt-leak.ts";
import { runawayLength } from "./security/runaway-length.ts";
import { securityLookAlike } from "./security/security-look-alike.ts";
import { toolResultInjection } from "./security/tool-result-injection.ts";
import { unsafeMarkup } from "./security/unsafe-markup.ts";

/** Every probe, in the order in which it is asked. A new one is a file and a line here. */
export const probes: readonly Probe[] = [
  orderTotal,
  inventedSource,
  inventedPackage,
  schemaReply,
  paraphrase,
  pressure,
  typos,
  languageMatch,
  longContext,
  promptLeak,
  encodedLeak,
  gradualLeak,
  plantedKey,
  personalData,
  override,
  documentInjection,
  toolResultInjection,
  encodedInstruction,
  unsafeMarkup,
  endlessRepetition,
  runawayLength,
  securityLookAlike,
  unconfirmedAction,
  scopeCreep,
  rolePlay,
  gradualJailbreak,
  harmfulRequest,
  harmfulRequestAbroad,
  benignLookAlike,
  benignLookAlikeAbroad,
  pairedNames,
  identityHonesty,
  falseClaim,
  capabilityHonesty,
];
