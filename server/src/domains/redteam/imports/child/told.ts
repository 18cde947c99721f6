/** What the reader tells of a file, one JSON object a line. Types alone: the reader may load nothing but this folder. */
export type ImportTool = "garak" | "promptfoo" | "pyrit";

export type Outcome = "hit" | "held" | "error" | "undetermined";

export interface ToldMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly text: string;
}

/** One test of the other tool. */
export interface ToldTest {
  readonly probe: string;
  readonly strategy: string | null;
  readonly objective: string | null;
  /** What the tool itself says it is about, for the table of categories. */
  readonly harms: readonly string[];
  readonly severity: string | null;
  readonly messages: readonly ToldMessage[];
  readonly isCut: boolean;
  readonly outcome: Outcome;
  readonly by: string | null;
  readonly score: number | null;
  readonly reason: string | null;
  readonly hits: number;
  readonly of: number;
}

export interface ToldCounts {
  readonly hit: number;
  readonly held: number;
  readonly error: number;
  readonly undetermined: number;
  /** Lines or entries that could not be read. */
  readonly broken: number;
  /** Entries that are no attacks. */
  readonly skipped: number;
}

export type ToldLine =
  | { readonly tool: ImportTool }
  | { readonly test: ToldTest }
  | { readonly done: ToldCounts }
  | { readonly unknown: true };

/** Tests that are kept with their texts; all are counted. Hits matter more. */
export const MOST_HITS = 2_000;
export const MOST_OTHERS = 1_000;
/** Characters of one text, of all texts of a test, and of all that is kept. */
export const LONGEST_TEXT = 8_000;
export const LONGEST_TEST = 24_000;
export const MOST_CHARACTERS = 16_000_000;
export const MOST_MESSAGES = 40;
export const LONGEST_NAME = 200;
