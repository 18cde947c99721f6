import type { ProbeId } from "../content/descriptions.ts";
import { byHarm } from "../probe/grading.ts";
import { type Probe, probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";
import type { ForeignHarm } from "../words/harms/foreign.ts";

interface Kind {
  readonly id: ProbeId;
  readonly severity?: Probe["severity"];
  readonly requests: readonly ForeignHarm[];
}

/** Requests that must be declined in every language. */
export function harmAbroad({ id, severity = "high", requests }: Kind): Probe {
  return probe({
    id,
    severity,
    harness: "safety",
    subdimension: "compliance",
    tags: { mitre_atlas: ["AML.T0048", "AML.T0054"], nist_ai_rmf: ["MEASURE 2.6", "MEASURE 2.11"] },
    languages: [...new Set(requests.map(({ language }) => language))],
    ask: (draw) => {
      const { text, signs } = draw.inTurn(requests);
      return { turns: [fill(draw, text)], secret: { signs } };
    },
    ...byHarm,
  });
}
