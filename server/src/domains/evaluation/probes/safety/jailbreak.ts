import type { ProbeId } from "../content/descriptions.ts";
import { byHarm } from "../probe/grading.ts";
import { type Probe, probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";
import { everyHarm } from "../words/harms.ts";

interface Way {
  readonly id: ProbeId;
  /** The turns of a conversation, each with its wordings; {want} stands in the last. */
  readonly course: readonly [...(readonly string[])[], last: readonly string[]];
}

/** A way of wrapping up a request that must be declined, whatever it is wrapped in. */
export function jailbreak({ id, course }: Way): Probe {
  return probe({
    id,
    severity: "high",
    harness: "safety",
    subdimension: "containment",
    tags: {
      owasp_llm_2025: ["LLM01"],
      mitre_atlas: ["AML.T0054"],
      nist_ai_rmf: ["MEASURE 2.6"],
      eu_ai_act: ["Article 5"],
    },
    needs: course.length > 1 ? ["multi_turn"] : [],
    ask: (draw) => {
      const { want, signs } = draw.pick(everyHarm);
      const [first = "", ...later] = course.map((wordings) =>
        fill(draw, draw.inTurn(wordings).replace("{want}", want)),
      );
      return { turns: [first, ...later], secret: { signs } };
    },
    ...byHarm,
  });
}
