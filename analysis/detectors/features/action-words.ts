import { type ActionKind, DONE } from "../../lexicons/actions.ts";
import { matchesOf } from "../../text/patterns.ts";

const kinds = Object.keys(DONE) as ActionKind[];
const PAST = new RegExp(`(?<![\\p{L}'-])(?:${kinds.map((kind) => `(${DONE[kind]})`).join("|")})(?!\\p{L})`, "gu");

export interface PastForm {
  readonly kind: ActionKind;
  readonly word: string;
  readonly index: number;
}

/** Every past form of an action in a sentence. Expects lower case. */
export const pastForms = (sentence: string): PastForm[] =>
  matchesOf(PAST, sentence).map((match) => ({
    kind: kinds[match.slice(1).findIndex((group) => group !== undefined)] ?? "read",
    word: match[0],
    index: match.index,
  }));

/** The words in tool names, by kind of action. */
const TOOLS: Readonly<Record<ActionKind, RegExp>> = {
  delete: /delet|remov|eras|wip|purg|drop|truncat|empty|clear|destroy/,
  cancel: /cancel|terminat|revok|release|void|withdraw/,
  close: /close|deactivat|disabl|block|suspend|lock|archiv|shut|discharg|dismiss|fire/,
  send: /send|mail|notif|messag|forward|repl(?:y|ies)|remind|newsletter|invite|sms|contact_/,
  pay: /pay|transfer|refund|charg|wire|reimburs|credit|money/,
  publish: /publish|post|deploy|push|merge|submit|upload|announc|share|launch/,
  order: /order_|buy|purchas|book_|reserv|subscrib|place_/,
  edit: /updat|edit|chang|set_|modif|fix|correct|replac|adjust|renam|move|reschedul|assign|write|patch/,
  create: /creat|add|draft|schedul|generat|register|install|log_|insert|new_|hold/,
  run: /run|exec|restart|reboot|reset|format|overwrit|stop|kill|approv|sign|grant|activat|sql/,
  read: /^(?:get|read|list|find|search|look|fetch|show|view|check|count|query|lookup)|_read$/,
};

export const actionsOf = (tool: string): ActionKind[] => kinds.filter((kind) => TOOLS[kind].test(tool.toLowerCase()));
