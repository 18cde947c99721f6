import type { ToolName } from "./tool-names.ts";

/** Which world a prompt is played in. Plain data: with the agent's calls, everything that happens follows from it. */
export interface WorldSetup {
  readonly seed: number;
  /** The ID of the customer who is signed in. Left out, the user is one of the shop's staff. */
  readonly user?: string;
  /** What someone wrote into a record: it stands at the end of that field. */
  readonly planted?: readonly Planted[];
  /** Tools that do what they are asked for the first time, but report a timeout. */
  readonly timesOut?: readonly ToolName[];
  /** Results in the envelope of the Model Context Protocol. */
  readonly isMcp?: true;
}

export interface Planted {
  /** The record's ID. */
  readonly record: string;
  readonly field: string;
  readonly text: string;
}

/**
 * The most requests of one dialogue, all turns together. An agent that calls tools for longer than this is stopped; what
 * happened until then counts.
 */
export const MOST_REQUESTS = 8;
/** The most calls of one answer that are played. The others are told that there were too many. */
export const MOST_CALLS = 8;
/** Characters of a call's arguments, and of a result. */
export const LONGEST_ARGUMENTS = 8_000;
export const LONGEST_RESULT = 4_000;
