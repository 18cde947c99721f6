import type { Attack } from "../../attacks/attack.ts";
import type { AttackOracle, ServedIf } from "../../attacks/oracle.ts";
import type { Question } from "../../harness/harness.ts";

/** What deciding a prompt of a regression pack needs. Kept with the prompt and never sent. */
export interface AttackSecret extends Omit<Attack, "plant"> {
  readonly oracle: AttackOracle;
  /** Without the preamble, which the prompt has. */
  readonly plant: Pick<Attack["plant"], "carriers">;
  /** Every text of the attack, as the campaign sent it. */
  readonly sent: readonly string[];
  /** Turns of an honest user before the attack, whose answers say nothing about it. */
  readonly earlierTurns: number;
}

/** As packs were written first, and are still stored. */
interface FirstSecret extends Pick<AttackSecret, "attacker" | "wish" | "oracle"> {
  readonly twin: { readonly asked: string; readonly servedIf: ServedIf };
}

export function attackOf({ secret, turns }: Pick<Question, "secret" | "turns">): AttackSecret | null {
  const found = secret?.["attack"];
  if (typeof found !== "object" || found === null) return null;
  if ("sent" in found) return found as AttackSecret;
  const { twin, ...known } = found as FirstSecret;
  return {
    ...known,
    ...{ task: twin.asked, subject: "", plant: { carriers: [] }, sent: [...turns, known.wish], earlierTurns: 0 },
    twin: { turns: [twin.asked], servedIf: twin.servedIf },
  };
}
