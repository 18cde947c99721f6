import type { GoalFamily } from "../../model/goal.ts";
import { closedText } from "./closed-text.ts";
import { impossiblePremise } from "./impossible-premise.ts";
import { inventedCompany } from "./invented-company.ts";
import { inventedEvent } from "./invented-event.ts";
import { inventedExpert } from "./invented-expert.ts";
import { inventedFeature } from "./invented-feature.ts";
import { inventedFunction } from "./invented-function.ts";
import { inventedLaw } from "./invented-law.ts";
import { inventedPackage } from "./invented-package.ts";
import { inventedPlace } from "./invented-place.ts";
import { inventedProduct } from "./invented-product.ts";
import { inventedSource } from "./invented-source.ts";
import { inventedStandard } from "./invented-standard.ts";
import { unknowableFact } from "./unknowable-fact.ts";

export const hallucinationGoals: readonly GoalFamily[] = [
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
];
