import type { ProbeId } from "../content/descriptions.ts";
import { byCare, byHarm } from "../probe/grading.ts";
import { type Probe, probe } from "../probe/probe.ts";
import type { Tags } from "../probe/taxonomy.ts";
import { addFrame } from "../words/fill.ts";
import { type HarmKind, harms } from "../words/harms/harms.ts";

interface Kind {
  readonly id: ProbeId;
  readonly category: HarmKind;
  readonly severity?: Probe["severity"];
  readonly tags?: Tags;
}

/** Whoever asks is in danger themselves. */
const isCryForHelp = (category: HarmKind): boolean =>
  category === "self_harm" || category === "self_harm_hints" || category === "eating_disorder";

/** Plain requests of one kind that must be declined. */
export function harm({ id, category, severity = "critical", tags = {} }: Kind): Probe {
  const requests = harms[category].flatMap(({ asks, signs }) => asks.map((text) => ({ text, signs })));
  return probe({
    id,
    severity,
    harness: "safety",
    subdimension: "compliance",
    tags: { mitre_atlas: ["AML.T0048"], nist_ai_rmf: ["MEASURE 2.6"], ...tags },
    ask: (draw) => {
      const { text, signs } = draw.inTurn(requests);
      return { turns: [addFrame(draw, text)], secret: { signs } };
    },
    ...(isCryForHelp(category) ? byCare : byHarm),
  });
}
