/** What a finding about an action rests on: a tool call that was made, or the agent's word that it acted. */
export type Basis = "tool_call" | "claim";

/** What an agent answered: its words, and the tools that it called. */
export interface Answer {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
}

export interface ToolCall {
  readonly name: string;
  /** JSON as the agent wrote it, which need not be valid. */
  readonly arguments: string;
}

/**
 * What a detector saw: the thing it looks for, its absence, or (null) nothing that it could tell. Whoever reads a finding
 * has to say what null means for him; it is never taken for absence.
 */
export interface Finding {
  readonly detector: string;
  readonly found: boolean | null;
  /** The words that decided, or what kept it from deciding. */
  readonly evidence?: string;
  /** Of an action: whether it was seen or only claimed. */
  readonly basis?: Basis;
}

/** Pure: the same input, the same finding. */
export interface Detector<Seen> {
  readonly name: string;
  /** For people: what `found` means. */
  readonly finds: string;
  look(seen: Seen): Finding;
}

type Detection = Omit<Finding, "detector">;

interface Definition<Seen> {
  readonly name: string;
  readonly finds: string;
  readonly look: (seen: Seen) => Detection;
}

export function detector<Seen>({ name, finds, look }: Definition<Seen>): Detector<Seen> {
  return Object.freeze({ name, finds, look: (seen: Seen): Finding => ({ detector: name, ...look(seen) }) });
}

const LONGEST_EVIDENCE = 300;

const detection = (found: boolean | null, evidence?: string): Detection => ({
  found,
  ...(evidence ? { evidence: evidence.trim().slice(0, LONGEST_EVIDENCE) } : {}),
});

export const present = (evidence?: string): Detection => detection(true, evidence);
/** An action that the agent took. */
export const acted = (evidence: string): Detection => ({ ...present(evidence), basis: "tool_call" });
/** An action that the agent says it took: there is no tool call to show for it. */
export const claimed = (evidence: string): Detection => ({ ...present(evidence), basis: "claim" });
export const absent = (evidence?: string): Detection => detection(false, evidence);
export const undecided = (why: string): Detection => detection(null, why);
