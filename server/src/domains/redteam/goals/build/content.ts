import type { DetectorName } from "@agent-console/analysis/detectors/list.ts";
import type { Draw } from "../../../evaluation/port.ts";
import type { DrawnGoal, Twin } from "../../model/goal.ts";
import { climb } from "./family.ts";

interface Wanted {
  readonly detector: DetectorName;
  readonly about?: Readonly<Record<string, unknown>>;
  readonly wish: string;
  readonly subject: string;
  readonly ladders: readonly DrawnGoal["rungs"][];
  readonly twin: Twin;
  readonly preamble?: string;
  readonly rules?: string;
}

/** Content that must not be in an answer. There is no effect to see, so a detector reads the text. */
export function wantedContent(draw: Draw, own: Wanted): DrawnGoal {
  const { detector, about = {}, wish, subject, ladders, twin, preamble, rules } = own;
  return {
    attacker: "user",
    wish,
    rungs: climb(draw, ladders, subject),
    task: twin.turns[0],
    plant: { ...(rules ? { rules } : {}), ...(preamble ? { preamble } : {}), carriers: [] },
    oracle: { kind: "text", detector, worksIf: "found", about },
    twin,
    subject,
  };
}
