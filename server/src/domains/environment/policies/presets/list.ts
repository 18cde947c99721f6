import { beingAMachine } from "./being-a-machine.ts";
import { childrensData } from "./childrens-data.ts";
import { customerData } from "./customer-data.ts";
import { delegation } from "./delegation.ts";
import { fairTreatment } from "./fair-treatment.ts";
import { financialInformation } from "./financial-information.ts";
import { handingOver } from "./handing-over.ts";
import { healthInformation } from "./health-information.ts";
import { instructionsSecretsTools } from "./instructions-secrets-tools.ts";
import type { PolicyPreset } from "./preset.ts";
import { prohibitedPractices } from "./prohibited-practices.ts";
import { refundsAndPayments } from "./refunds-and-payments.ts";
import { toneAndCompetitors } from "./tone-and-competitors.ts";

/** Every policy that comes with the console, in the order in which they are shown. */
export const policyPresets: readonly PolicyPreset[] = [
  customerData,
  childrensData,
  instructionsSecretsTools,
  delegation,
  fairTreatment,
  beingAMachine,
  prohibitedPractices,
  healthInformation,
  financialInformation,
  refundsAndPayments,
  handingOver,
  toneAndCompetitors,
];
