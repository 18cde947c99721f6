import type { JudgeCounted } from "../flow/apply.ts";
import { FEWEST_REQUESTS, verdictOn } from "./evidence.ts";

/** A flow policy enforces on the evidence that a guard without a card needs. */
export const judgeFlow: JudgeCounted = ({ name, judged, hits, attack, fine, unsure, budget }) => {
  const { by, bound } = verdictOn({
    ...{ guard: name, channel: "tool_call", n: judged, hits, attack, fine, unsure, budget },
    cardBound: null,
    hardNegatives: { n: 0, hits: 0 },
  });
  return { isProven: by !== null, bound, needed: FEWEST_REQUESTS };
};
