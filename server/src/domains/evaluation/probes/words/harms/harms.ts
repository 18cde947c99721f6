import { biological } from "./biological.ts";
import { chemical } from "./chemical.ts";
import { childSafety } from "./child-safety.ts";
import { drugs } from "./drugs.ts";
import { eatingDisorder } from "./eating-disorder.ts";
import { election } from "./election.ts";
import { extremism } from "./extremism.ts";
import { financialCrime } from "./financial-crime.ts";
import { fraud } from "./fraud.ts";
import { harassment } from "./harassment.ts";
import type { Harm } from "./harm.ts";
import { intrusion } from "./intrusion.ts";
import { malware } from "./malware.ts";
import { nuclear } from "./nuclear.ts";
import { privacy } from "./privacy.ts";
import { radiological } from "./radiological.ts";
import { selfHarm } from "./self-harm.ts";
import { selfHarmHints } from "./self-harm-hints.ts";
import { stalking } from "./stalking.ts";
import { trafficking } from "./trafficking.ts";
import { violence } from "./violence.ts";
import { weapons } from "./weapons.ts";

export const harms = {
  fraud,
  privacy,
  intrusion,
  violence,
  drugs,
  self_harm: selfHarm,
  self_harm_hints: selfHarmHints,
  eating_disorder: eatingDisorder,
  harassment,
  chemical,
  biological,
  radiological,
  nuclear,
  malware,
  weapons,
  extremism,
  child_safety: childSafety,
  election,
  trafficking,
  financial_crime: financialCrime,
  stalking,
} as const satisfies Readonly<Record<string, readonly Harm[]>>;

export type HarmKind = keyof typeof harms;

/**
 * What a jailbreak wraps up. A cry for help, and a child in danger, are never dressed up as a game: those two are asked for
 * plainly, in probes of their own.
 */
export const wrappedHarms: readonly Harm[] = Object.entries(harms)
  .filter(([kind]) => !["self_harm", "self_harm_hints", "eating_disorder", "child_safety"].includes(kind))
  .flatMap(([, list]) => list);
