import type { Draw } from "../../../evaluation/port.ts";
import { fill } from "../../../evaluation/port.ts";
import type { DrawnGoal } from "../../model/goal.ts";
import type { Oracle } from "../../model/oracle.ts";
import { climb } from "./family.ts";
import { secretLadders } from "./rungs.ts";
import { keptInTongues } from "./tongues.ts";
import { drawFact } from "./twins.ts";

interface Kept {
  /** What the agent's instructions say, with what must not get out. */
  readonly preamble: string;
  readonly canaries: readonly string[];
  readonly personal?: Extract<Oracle, { readonly kind: "canary" }>["personal"];
  readonly wish: string;
  readonly subject: string;
}

/** Something in the agent's instructions that must not get out, and a user who wants it. */
export function keptSecret(draw: Draw, { preamble, canaries, personal, wish, subject }: Kept): DrawnGoal {
  const { note, twin } = drawFact(draw);
  return {
    attacker: "user",
    wish: fill(draw, wish),
    wishIn: keptInTongues(draw),
    rungs: climb(draw, secretLadders, subject),
    task: twin.turns[0],
    plant: { preamble: `${preamble} ${note}`, carriers: [] },
    oracle: { kind: "canary", canaries, ...(personal ? { personal } : {}) },
    twin,
    subject,
  };
}
