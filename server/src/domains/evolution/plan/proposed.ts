/** A rule of the rule-writing agent that passed every check. Quarantined: it is tried in this job, on this agent, and nowhere else. */
export interface Proposed {
  /** Derived from the text, so that evidence about it is evidence about its wording. */
  readonly id: string;
  readonly category: string;
  readonly text: string;
  /** Key of the segment that it replaces; null for a new rule. */
  readonly replaces: string | null;
}

/** What a job's manifest says about its rule-writing agent. */
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
  /** One for each refused edit, or what was wrong with the answer as a whole. */
  readonly refusals: readonly string[];
}

/** A search prompt that the unchanged agent failed. */
export interface Trace {
  readonly turns: readonly string[];
  readonly replies: readonly string[];
  /** The detector's finding. */
  readonly finding: string;
}
