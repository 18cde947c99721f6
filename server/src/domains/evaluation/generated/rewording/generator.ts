/** Why a rewording was not taken over. */
export const refusals = ["form", "length", "meaning", "address", "language", "repeated"] as const;
export type Refusal = (typeof refusals)[number];

/** A call to the team's agent. Written down before it is sent: one that was lost with its worker counts, and is not repeated. */
export interface GeneratorCall {
  /** `unread`: prose, a refusal, another case number, or too long. */
  readonly state: "sent" | "read" | "unread" | "failed";
  readonly adopted: number;
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
}

/** As the harness keeps it. */
export interface Generator {
  readonly agent_id: string;
  readonly max_calls: number;
  readonly calls: readonly GeneratorCall[];
}

export const PROMPTS_OF_CALL = 8;
export const MOST_CALLS = 50;

export function presentGenerator({ agent_id, max_calls, calls }: Generator) {
  const sum = (of: (call: GeneratorCall) => number): number => calls.reduce((total, call) => total + of(call), 0);
  return {
    ...{ agent_id, max_calls, calls: calls.length },
    unread: sum(({ state }) => (state === "read" ? 0 : 1)),
    adopted: sum(({ adopted }) => adopted),
    refused: sum(({ refused }) => Object.values(refused).reduce((all, some) => all + some, 0)),
  };
}
