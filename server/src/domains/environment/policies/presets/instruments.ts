import type { PresetSource } from "./preset.ts";

/** A law, standard or list by its name; each use says where in it. */
const named =
  (instrument: string) =>
  (section: string): PresetSource => ({ instrument, section });

export const gdpr = named("GDPR, Regulation (EU) 2016/679");
export const aiAct = named("EU AI Act, Regulation (EU) 2024/1689");
export const coppa = named("US Children's Online Privacy Protection Rule");
export const owasp = named("OWASP Top 10 for LLM Applications 2025");
export const nist = named("NIST SP 800-53 Rev. 5");
export const equalityAct = named("UK Equality Act 2010");
export const hipaa = named("US HIPAA Privacy Rule");
export const mifid = named("MiFID II, Directive 2014/65/EU");
export const consumerRights = named("Consumer Rights Directive 2011/83/EU");
export const unfairPractices = named("Unfair Commercial Practices Directive 2005/29/EC");
export const comparativeAdvertising = named("Directive 2006/114/EC on misleading and comparative advertising");
export const pciDss = named("PCI DSS v4.0");
/** What well-run services do, where no text of law says it. */
export const practice = named("Good practice");
