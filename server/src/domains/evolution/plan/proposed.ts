/** A text that a proposer wrote and that passed every check. Quarantined: it is tried in this job, on this agent, and nowhere else. */
export interface Proposed {
  /** From the text itself, so that evidence about it is evidence about its wording. */
  readonly id: string;
  readonly category: string;
  readonly text: string;
  /** Key of the segment that it stands in for; null for a rule of its own. */
  readonly replaces: string | null;
}

/** What a job's manifest says of its proposer. */
export interface ProposerRecord {
  readonly agent_id: string;
  readonly model: string | null;
  readonly state: "asking" | "done";
  readonly clauses: readonly Proposed[];
  readonly calls: readonly CallVerdict[];
}

export interface CallVerdict {
  readonly category: string;
  readonly outcome: "adopted" | "refused" | "failed";
  readonly adopted: number;
  /** One for each edit that was refused, or what was wrong with the answer as a whole. */
  readonly refusals: readonly string[];
}

/** A question of the search's own half on which the agent failed as it stands. */
export interface Trace {
  readonly turns: readonly string[];
  readonly replies: readonly string[];
  /** What the detector says of it. */
  readonly finding: string;
}
