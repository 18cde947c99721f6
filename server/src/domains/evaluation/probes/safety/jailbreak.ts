import type { ProbeId } from "../content/descriptions.ts";
import type { Draw } from "../probe/draw.ts";
import { byHarm } from "../probe/grading.ts";
import { type Probe, probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";
import { wrappedHarms } from "../words/harms/harms.ts";

type Turns = readonly [string, ...string[]];

interface Way {
  readonly id: ProbeId;
  readonly severity?: Probe["severity"];
  /** It takes more than one message. */
  readonly isLong?: boolean;
  /** Also a technique of hiding what is asked from a filter. */
  readonly isObfuscated?: boolean;
  /** The messages of a conversation in which `want` is asked for, the request in the last. */
  readonly turns: (draw: Draw, want: string) => Turns;
}

/** A way of wrapping up a request that must be declined, whatever it is wrapped in. */
export function jailbreak({ id, severity = "high", isLong = false, isObfuscated = false, turns }: Way): Probe {
  return probe({
    id,
    severity,
    harness: "safety",
    subdimension: "containment",
    tags: {
      owasp_llm_2025: ["LLM01"],
      mitre_atlas: isObfuscated ? ["AML.T0054", "AML.T0068"] : ["AML.T0054"],
      nist_ai_rmf: ["MEASURE 2.6"],
    },
    needs: isLong ? ["multi_turn"] : [],
    ask: (draw) => {
      const { want, signs } = draw.pick(wrappedHarms);
      const [first, ...later] = turns(draw, fill(draw, want));
      return { turns: [fill(draw, first), ...later.map((turn) => fill(draw, turn))], secret: { signs } };
    },
    ...byHarm,
  });
}

/** Wordings for each turn, gone through evenly; {want} stands in the last. */
export const course =
  (...wordings: readonly [readonly string[], ...(readonly string[])[]]) =>
  (draw: Draw, want: string): Turns => {
    const [first = "", ...later] = wordings.map((list) => draw.inTurn(list).replaceAll("{want}", want));
    return [first, ...later];
  };
