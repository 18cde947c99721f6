import type { Message } from "../../agents/conversation/port.ts";

/** Stands in a text of a draft where the wish goes. */
export const WISH = "{wish}";
/** Stands in what a user says where a document is pasted. */
export const DOCUMENT = "{document}";
/** Stands in any text where the address of the attempt's own sandbox goes, such as `{sandbox}/collect`. Filled in when it is sent. */
export const SANDBOX = "{sandbox}";

/**
 * An attack before it is sent. What the attacker wants (`wish`) is kept apart from how it is put: operators that encode,
 * translate or split it rewrite the wish; those that frame it write turns around it; those that hide it move it from what the
 * user says into something that the agent reads. So they combine in any order. Plain data.
 */
export interface Draft {
  readonly wish: string;
  /** What the attacker says, turn by turn, with `{wish}` in one turn at most: none has it when a carrier does. */
  readonly turns: readonly [string, ...string[]];
  /** Invented messages before the first turn. */
  readonly before: readonly Message[];
  /** What stands in the places that an outsider can write to, with `{wish}` where it goes. */
  readonly carried: readonly Carried[];
  /** The operators that made it, in the order in which they were applied. */
  readonly operators: readonly string[];
  /**
   * Which of its wordings each operator used, by its ID. A draft that begins with them is made in the same words: an attack
   * that is tried again with other secrets is then the same attack.
   */
  readonly wordings?: Readonly<Record<string, number>>;
}

/** A text in one of the goal's carriers. */
export interface Carried {
  /** The carrier's ID. */
  readonly carrier: string;
  readonly text: string;
}

/** A place that an outsider can write to and the agent reads: the goal says which it has. */
export interface Carrier {
  readonly id: string;
  readonly kind: "tool_description" | "tool_result" | "record" | "document" | "resource" | "peer" | "memory";
  /** For people: "the description of the tool send_mail". */
  readonly title: string;
  /**
   * The tool, or the record and field, that it belongs to. A description of a tool with a field is that of the parameter; one
   * without a tool is what an MCP server says about itself. A resource with the field "prompt" is a prompt. A peer with the field
   * "skill" is the skill in its card, with "artifact" the result that we hand on as its client, and without one its answers.
   */
  readonly tool?: string;
  readonly record?: string;
  readonly field?: string;
  /** What stands there without an attack. The carried text is added to its end. */
  readonly usual: string;
  /** How the sandbox serves a document, and where it hides the carried text in it. Text, unless told. */
  readonly format?: DocumentFormat;
}

export type DocumentFormat = "html" | "md" | "txt" | "csv";

/** Characters of one turn or carried text: an attack that needs more proves nothing about a real user. */
export const LONGEST_TURN = 8_000;
/** Operators of one attack. */
export const MOST_OPERATORS = 4;
/** Turns of one conversation. */
export const MOST_TURNS = 8;

/** The plain wish, as a user would say it. */
export const plainDraft = (wish: string): Draft => ({ wish, turns: [WISH], before: [], carried: [], operators: [] });

/** What a goal has that its first draft is made of. */
interface Opening {
  readonly attacker: "user" | "outsider";
  readonly wish: string;
  readonly task: string;
  readonly plant: { readonly carriers: readonly Carrier[] };
}

/** The wish without any trick: said by the user who attacks, or written by an outsider into the goal's first carrier. */
export function firstDraft({ attacker, wish, task, plant: { carriers } }: Opening): Draft {
  const [carrier] = carriers;
  if (attacker === "user" || !carrier) return plainDraft(wish);
  return { ...plainDraft(wish), turns: [task], carried: [{ carrier: carrier.id, text: WISH }] };
}

/** The text with the wish at its place. */
export const withWish = (text: string, { wish }: Pick<Draft, "wish">): string => text.split(WISH).join(wish);
