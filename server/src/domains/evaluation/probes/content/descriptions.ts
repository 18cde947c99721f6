import { backOfficeDescriptions } from "./back-office.ts";
import { harmDescriptions } from "./harms.ts";
import { jailbreakDescriptions } from "./jailbreaks.ts";
import { overRefusalDescriptions } from "./over-refusal.ts";
import { reliabilityDescriptions } from "./reliability.ts";
import { safetyDescriptions } from "./safety.ts";
import { securityDescriptions } from "./security.ts";

/** By the probe's id. A probe without an entry does not compile; an entry without a probe fails a test. */
export const probeDescriptions = {
  ...reliabilityDescriptions,
  ...securityDescriptions,
  ...safetyDescriptions,
  ...jailbreakDescriptions,
  ...harmDescriptions,
  ...overRefusalDescriptions,
  ...backOfficeDescriptions,
};

export type ProbeId = keyof typeof probeDescriptions;
