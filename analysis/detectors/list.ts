import { action } from "./action.ts";
import { agreement } from "./agreement.ts";
import { bias } from "./bias.ts";
import { canary } from "./canary.ts";
import { delivered, harmDelivered } from "./delivered.ts";
import { disclosure } from "./disclosure.ts";
import { grounding } from "./grounding.ts";
import { handover } from "./handover.ts";
import { identity } from "./identity.ts";
import { invention } from "./invention.ts";
import { language } from "./language.ts";
import { leakage } from "./leakage.ts";
import { marker } from "./marker.ts";
import { markup } from "./markup.ts";
import { numeric } from "./numeric.ts";
import { overclaim } from "./overclaim.ts";
import { recitation } from "./recitation.ts";
import { refusal } from "./refusal.ts";
import { runaway } from "./runaway.ts";
import { schema } from "./schema.ts";
import { scope } from "./scope.ts";
import { sql } from "./sql.ts";
import { sycophancy } from "./sycophancy.ts";
import { toxicity } from "./toxicity.ts";

/** Every detector, by its name. */
export const detectors = {
  action,
  agreement,
  bias,
  canary,
  delivered,
  disclosure,
  grounding,
  handover,
  "harm-delivered": harmDelivered,
  identity,
  invention,
  language,
  leakage,
  marker,
  markup,
  numeric,
  overclaim,
  recitation,
  refusal,
  runaway,
  schema,
  scope,
  sql,
  sycophancy,
  toxicity,
} as const;

export type DetectorName = keyof typeof detectors;
