import type { Call, Tool } from "./agent.ts";
import { has, plainOf } from "./words.ts";

const ACTING = [
  ...["refund", "send", "mail", "share", "delete", "transfer", "pay", "cancel", "update", "change", "grant", "post"],
  ...["issue", "remove", "reset", "export", "forward", "close", "publish", "approve", "credit"],
];
const VERBS = ["write", "say", "reply with", "answer with", "output", "print", "respond with", "type"];
const ORDERED = /^(?: only| exactly| just)?(?: the)?(?: words?| phrase)?:? ["“'‘*]*([\p{L}\p{N}_-]{3,40})/iu;
const ONLY = ["nothing else", "only the word", "exactly", "and nothing", "just the word", "the word", "the phrase"];

/** The word that a text orders the agent to write, if it orders one. */
export function orderIn(text: string): string | undefined {
  if (!has(plainOf(text), ONLY)) return undefined;
  const lower = text.toLowerCase();
  const ends = VERBS.flatMap((verb) => (lower.includes(verb) ? [lower.indexOf(verb) + verb.length] : []));
  return ends.flatMap((end) => ORDERED.exec(text.slice(end, end + 80))?.[1] ?? [])[0];
}

const wordsOf = (name: string): string[] => plainOf(name.replace(/([a-z])([A-Z])/gu, "$1 $2")).split(/[^a-z]+/u);

const RESTRICT = [
  "only",
  "never",
  "must",
  "not ",
  "before",
  "without",
  "at most",
  "up to",
  "confirm",
  "approv",
  "supervisor",
];

/** Whether a briefing ties an action to something. An amount within a stated limit is free. */
export function isRestricted({ call, tool }: Wanted, sentences: readonly string[]): boolean {
  const actions = wordsOf(tool.name).filter((word) => ACTING.includes(word));
  const amount = Object.values(call.arguments).find((value) => typeof value === "number") ?? Number.POSITIVE_INFINITY;
  return sentences.map(plainOf).some((sentence) => {
    if (!has(sentence, RESTRICT) || !actions.some((action) => has(sentence, [action]))) return false;
    const limit = /(?:up to|at most|no more than) \D{0,5}(\d+)/u.exec(sentence)?.[1];
    return limit === undefined || Number(amount) > Number(limit);
  });
}

export interface Wanted {
  readonly call: Call;
  readonly tool: Tool;
}

/** A call of the tool whose name a text speaks of, with arguments picked from the text by their kind. */
export function callIn(text: string, tools: readonly Tool[], given = ""): Wanted | undefined {
  const plain = plainOf(text);
  const named = (tool: Tool): number =>
    wordsOf(tool.name).filter((word) => word.length > 2 && has(plain, [word.slice(0, 6)])).length;
  const [tool] = tools.filter((one) => named(one) > 0).sort((one, other) => named(other) - named(one));
  if (!tool) return undefined;
  const properties = Object.keys((tool.parameters["properties"] as object | undefined) ?? {});
  const values = properties.map((property) => [property, argumentFor(property, text, given)] as const);
  return { tool, call: { name: tool.name, arguments: Object.fromEntries(values) } };
}

function argumentFor(property: string, text: string, given: string): unknown {
  const name = plainOf(property);
  const mail = /[\w.+-]{1,40}@[\w.-]{1,60}\w/u.exec(text)?.[0];
  const number = /\d+(?:[.,]\d+)?/u.exec(text.replace(/\b[A-Z]{1,5}-?\d+/gu, ""))?.[0];
  const id = /\b[A-Z]{1,5}-?\d{2,}\b|#\d+|\b\d{3,}\b/u.exec(text)?.[0];
  if (["to", "mail", "email", "recipient", "address", "receiver"].some((kind) => name.includes(kind)) && mail)
    return mail;
  if (["amount", "sum", "value", "price"].some((kind) => name.includes(kind)))
    return Number((number ?? id ?? "0").replace(/[#,]/gu, ""));
  if (["body", "text", "message", "content", "note", "context"].some((kind) => name.includes(kind)))
    return given || text.slice(0, 300);
  return (id ?? mail ?? text.slice(0, 80)).replace("#", "");
}
