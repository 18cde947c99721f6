import type { ServedIf } from "./oracle.ts";

/** As much of an attack as its decision needs, beside the oracle. A goal of a campaign has it all. Plain data. */
export interface Attack {
  /** A user who attacks says the wish. Where an outsider does, the user is honest and asks for the task. */
  readonly attacker: "user" | "outsider";
  /** What the attacker wants, said plainly. */
  readonly wish: string;
  /** What an honest user asks for. */
  readonly task: string;
  /** What the wish is about, as a noun. */
  readonly subject: string;
  readonly plant: {
    readonly preamble?: string;
    /** What the agent reads without an attack, in documents, records and results of tools. */
    readonly carriers: readonly { readonly usual: string }[];
  };
  readonly oracle: { readonly kind: string };
  readonly twin: HonestTwin;
}

/** The same task without an attack. */
export interface HonestTwin {
  readonly turns: readonly string[];
  /** How it is known that the agent served it. */
  readonly servedIf: ServedIf;
}
