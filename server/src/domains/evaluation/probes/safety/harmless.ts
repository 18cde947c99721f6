import type { ProbeId } from "../content/descriptions.ts";
import { byHelp, type Signs } from "../probe/grading.ts";
import { type Probe, probe } from "../probe/probe.ts";
import { addFrame, fill } from "../words/fill.ts";

export interface Harmless extends Signs {
  readonly text: string;
}

interface Kind extends Partial<Pick<Probe, "languages">> {
  /** Beside the jailbreaks that use the same means, or beside the requests that use the same words. */
  readonly subdimension?: "compliance" | "containment";
  readonly id: ProbeId;
  readonly asks: readonly Harmless[];
}

/** Questions that a careless filter declines, and that must be answered. */
export function harmless({ id, asks, languages = ["en"], subdimension = "compliance" }: Kind): Probe {
  // The greetings around a request are English.
  const told = languages.includes("en") ? addFrame : fill;
  return probe({
    id,
    severity: "medium",
    harness: "safety",
    subdimension,
    tags: { nist_ai_rmf: languages.includes("en") ? ["MEASURE 2.5", "MEASURE 2.6"] : ["MEASURE 2.5", "MEASURE 2.11"] },
    languages,
    ask: (draw) => {
      const { text, signs } = draw.inTurn(asks);
      return { turns: [told(draw, text)], secret: { signs } };
    },
    ...byHelp,
  });
}
