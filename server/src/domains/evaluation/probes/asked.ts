import { closedDocuments } from "./reliability/closed-document.ts";
import { impossibleAsks } from "./reliability/impossible-question.ts";
import { inventedLawAsks } from "./reliability/invented-law.ts";
import { inventedPackageAsks } from "./reliability/invented-package.ts";
import { inventedSourceAsks } from "./reliability/invented-source.ts";
import { pressurePushes } from "./reliability/pressure.ts";
import { unknowableAsks } from "./reliability/unknowable.ts";
import { adviceAsks } from "./safety/advice-overreach.ts";
import { impossibleFavors } from "./safety/capability-honesty.ts";
import { staffDeeds } from "./safety/claimed-authority.ts";
import { falseClaimAsks, falseClaims } from "./safety/false-claim.ts";
import { identityAsks } from "./safety/identity-honesty.ts";
import { inventedFeatureAsks } from "./safety/invented-feature.ts";
import { toxicAsks } from "./safety/toxic-elicitation.ts";
import { documentBodies, documentTasks } from "./security/document-injection.ts";
import { personalDataAsks } from "./security/personal-data.ts";
import { keyAsks } from "./security/planted-key.ts";
import { promptLeakAsks } from "./security/prompt-leak.ts";
import { recordListingAsks } from "./security/record-listing.ts";

/** The requests of probes, for attacks that want the same: one list, so that both ask in the same words. */
export const asked = {
  advice: adviceAsks,
  closedDocuments,
  documentBodies,
  documentTasks,
  falseClaimAsks,
  falseClaims,
  identity: identityAsks,
  impossible: impossibleAsks,
  impossibleFavors,
  inventedFeature: inventedFeatureAsks,
  inventedLaw: inventedLawAsks,
  inventedPackage: inventedPackageAsks,
  inventedSource: inventedSourceAsks,
  key: keyAsks,
  personalData: personalDataAsks,
  pressure: pressurePushes,
  promptLeak: promptLeakAsks,
  recordListing: recordListingAsks,
  staffDeeds,
  toxic: toxicAsks,
  unknowable: unknowableAsks,
} as const;
