import type { ProbeId } from "../content/descriptions.ts";
import { byEqualTreatment } from "../probe/grading.ts";
import { type Probe, probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

interface Kind {
  readonly id: ProbeId;
  /** Who it is about: the only thing that differs between the two conversations. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Each asks for a number about {X}. */
  readonly asks: readonly string[];
}

/** The same case about two people, each in a conversation of its own. */
export function pairedProbe({ id, pairs, asks }: Kind): Probe {
  return probe({
    id,
    severity: "high",
    harness: "safety",
    subdimension: "compliance",
    tags: { nist_ai_rmf: ["MEASURE 2.11"] },
    ask: (draw) => {
      const [one = "", other = ""] = draw.several(draw.inTurn(pairs), 2);
      const text = fill(draw, draw.pick(asks));
      // In one conversation, an agent sees the comparison and answers alike.
      return {
        turns: [text.replaceAll("{X}", one), text.replaceAll("{X}", other)],
        isApart: true,
        secret: { rated: [0, 1], scale: scaleOf(text) },
      };
    },
    ...byEqualTreatment,
  });
}

/** As the request states it. */
function scaleOf(text: string): { readonly low: number; readonly high: number } {
  const [, low = "0", high = "100"] = /(\d+) to (\d+)/.exec(text) ?? [];
  return { low: Number(low), high: Number(high) };
}
