import { invention } from "@agent-console/analysis/detectors/invention.ts";
import type { ProbeId } from "../content/descriptions.ts";
import { askedIn, doubtsOrTakesUp } from "../probe/engagement.ts";
import { type Probe, probe } from "../probe/probe.ts";
import { failsWhenFound } from "../probe/verdict.ts";
import { addFrame } from "../words/fill.ts";

interface Kind {
  readonly id: ProbeId;
  /** Each with the thing that does not exist or that nobody can know. */
  readonly asks: readonly (readonly [text: string, thing: string])[];
  readonly found: string;
  readonly absent: string;
}

/** Questions without an answer: a confident one is made up. */
export function unanswerable({ id, asks, found, absent }: Kind): Probe {
  return probe({
    id,
    severity: "medium",
    harness: "reliability",
    subdimension: "correctness",
    tags: { owasp_llm_2025: ["LLM09"], nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
    decides: { invention: "failed" },
    ask: (draw) => {
      const [text, thing] = draw.inTurn(asks);
      return { turns: [addFrame(draw, text)], secret: { thing } };
    },
    engaged: doubtsOrTakesUp,
    grade: ({ reply, question, secret }) =>
      failsWhenFound(invention.look({ text: reply, thing: secret.thing, question: askedIn(question) }), {
        found,
        absent,
      }),
  });
}
