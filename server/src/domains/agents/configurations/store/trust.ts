import { raw, sql } from "../../../../platform/db/sql.ts";
import { TRUSTED_STAGES } from "../../record/trust-stage.ts";

const trustedStages = raw(TRUSTED_STAGES.map((stage) => `'${stage}'`).join(", "));

/** `isTrustedNow` in SQL, for a row of agents called `a`. */
export const TRUSTED_NOW = sql`(a.trust_stage in (${trustedStages}) and a.trust_verdict is not distinct from 'passed')`;

/** The stage that an agent counts at: one that is not trusted now counts as tested, whatever it reached before. */
export const COUNTED_STAGE = sql`
  (case when a.trust_stage in (${trustedStages}) and not ${TRUSTED_NOW} then 'tested' else a.trust_stage end)`;
