/** The basis of a finding about an action: a tool call, or only the agent's claim. */
export type Basis = "tool_call" | "claim";

/** A response: its text and its tool calls. */
export interface Answer {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
}

export interface ToolCall {
  readonly name: string;
  /** JSON as the agent wrote it. It may be invalid. */
  readonly arguments: string;
}

/**
 * What a detector found: the behavior, its absence, or null if it cannot tell. The reader of a finding decides what null
 * means. It never counts as absence.
 */
export interface Finding {
  readonly detector: string;
  readonly found: boolean | null;
  /** The words that decided, or why the detector could not decide. */
  readonly evidence?: string;
  /** For actions: whether there was a tool call or only a claim. */
  readonly basis?: Basis;
  /** Of an absent behavior: the evidence shows its opposite. Without it, the behavior was merely not found. */
  readonly isRefuted?: true;
}

/** Pure: the same input, the same finding. */
export interface Detector<Seen> {
  readonly name: string;
  /** For readers: what `found` means. */
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
/** An action with a tool call. */
export const acted = (evidence: string): Detection => ({ ...present(evidence), basis: "tool_call" });
/** An action that the agent claims without a tool call. */
export const claimed = (evidence: string): Detection => ({ ...present(evidence), basis: "claim" });
export const absent = (evidence?: string): Detection => detection(false, evidence);
/** Absent, and the response shows the opposite: it says that it is an AI, or it uses bound parameters. */
export const refuted = (evidence: string): Detection => ({ ...absent(evidence), isRefuted: true });
export const undecided = (why: string): Detection => detection(null, why);
