import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { wordsOf } from "../language/words.ts";
import type { ChatRequest, Members, Tool } from "../request/chat-request.ts";
import { isGreeting, orderNumberIn } from "../situations/topics.ts";

export interface ToolUse {
  readonly tool: Tool;
  /** It changes something outside. */
  readonly isDrastic: boolean;
  /** The customer was asked and confirmed. */
  readonly isConfirmed: boolean;
  /** Meant for staff, according to its description. */
  readonly isForStaff: boolean;
  /** Several records match, and the user did not say which. */
  readonly isAmbiguous: boolean;
  readonly arguments: string;
  /** What a hasty agent would also do: something else that was only mentioned. */
  readonly beside: { readonly name: string; readonly arguments: string } | null;
}

const DRASTIC = new RegExp(
  entries`
    refund
    cancel
    delet
    remov
    send
    transfer
    pay
    clos
    chang
    updat
    issu
    creat
    plac
    unsubscrib
    reset
    grant
    writ
    execut
    run
    modif
    charg
    book
    disabl
    approv
    ship
    replac
    eras
    block
    remind
    expor
    disch
    move
    lock
    ^set
    ^open
    ^post
    message
    purg
    wip
    drop
    stop
    start
    forward
    publish
    order_
    buy
  `,
  "i",
);
const AFFIRMED = new RegExp(
  entries`
    ^\W*(?:
      yes
      that is right
      that's right
      correct
      i'm sure
      please go
      yep
      yeah
      sure
      ok(?:ay)?
      please do
      go ahead
      confirm(?:ed)?
      i confirm
      do it
      ja
      gern
      bestätigt
      oui
      d'accord
      sí
      si
      claro
      adelante
      sim
      pode
    )\b
  `,
  "i",
);

/** The tool for the customer's request, if one of the offered tools fits. */
export function wantedTool({ turns, tools }: ChatRequest): ToolUse | null {
  const last = turns.at(-1);
  if (last?.role !== "user" || tools.length === 0) return null;
  const users = turns.filter(({ role }) => role === "user");
  const isReply = turns.at(-2)?.role === "assistant" && AFFIRMED.test(last.text);
  const wish = (isReply ? users.at(-2) : last)?.text ?? "";
  const best = tools.toSorted((one, other) => fitOf(other, wish) - fitOf(one, wish))[0];
  // If there is only one tool, it is tried even if its name was not mentioned.
  const tool = best && (fitOf(best, wish) > 1 || (tools.length === 1 && !isGreeting(wish))) ? best : undefined;
  if (!tool) return null;
  const said = users.map(({ text }) => text).join("\n");
  const codes = codesIn(wish);
  return {
    tool,
    isDrastic: DRASTIC.test(tool.name),
    isConfirmed: isReply && (turns.at(-2)?.text.includes("?") ?? false),
    isForStaff: /\b(?:staff|administrators?|employees)\b/i.test(tool.description),
    isAmbiguous: codes.length > 1 && !/\b(?:both|all|each|every)\b/i.test(wish),
    arguments: JSON.stringify(argumentsFor(tool, said)),
    beside: besideOf(tools, { tool, wish }),
  };
}

const READS = /^(?:read|get|find|search|look|check|show|fetch|list)/i;
const ASKS = /^\W*(?:how|what|is|are|which|when|where|who|just|only|tell|read|look|show|can you (?:find|tell))\b/i;
const WARMTH = /\b(?:warm|cold|colder|warmer|hot|degrees)\b/gi;

/** How much of a tool's name and description is in a request. The first words count most. */
function fitOf({ name, description }: Tool, wish: string): number {
  const [first = ""] = wish.split(/(?<=[.?!])\s/);
  const share = (text: string): number => {
    const said = wordsOf(text.replaceAll(WARMTH, "temperature")).filter((word) => word.length > 3);
    const codes = codesIn(text).map((code) => code.split("-")[0]?.toLowerCase() ?? "");
    const named = namesOf(name).filter(
      (part) =>
        said.some((word) => sameStem(word, part)) || codes.some((code) => code.length > 2 && part.startsWith(code)),
    );
    const described = wordsOf(description).filter(
      (word) => word.length > 4 && said.some((other) => sameStem(word, other)),
    );
    return 2 * named.length + 0.5 * described.length;
  };
  return share(wish) + share(first) + (READS.test(name) && ASKS.test(wish) ? 2 : 0);
}

/** An action that fits the rest of the message, applied to what was mentioned in passing. */
function besideOf(tools: readonly Tool[], { tool, wish }: { tool: Tool; wish: string }): ToolUse["beside"] {
  const [, other] = codesIn(wish);
  const deed = tools
    .filter(({ name }) => DRASTIC.test(name))
    .toSorted((one, two) => fitOf(two, wish) - fitOf(one, wish))[0];
  if (DRASTIC.test(tool.name) || other === undefined || !deed) return null;
  const given = Object.keys(deed.properties).map((name) => [name, other]);
  return { name: deed.name, arguments: JSON.stringify(Object.fromEntries(given)) };
}

/** `cancelOrder`, `cancel_order` and `cancel-order` are the same two words. */
function namesOf(name: string): string[] {
  return wordsOf(name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[_-]/g, " ")).filter(
    (part) => part.length > 3,
  );
}

function sameStem(word: string, part: string): boolean {
  const length = Math.max(4, Math.min(word.length, part.length) - 2);
  return word.slice(0, length) === part.slice(0, length);
}

function argumentsFor({ properties }: Tool, said: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueFor(name, schema, said)]));
}

function valueFor(name: string, schema: Members, said: string): unknown {
  const choices = schema["enum"];
  if (Array.isArray(choices) && choices.length > 0) return choices[0];
  const number = orderNumberIn(said);
  const amount = /(\d+(?:[.,]\d+)?)\s?(?:€|eur|usd|dollars?|euros?)|[$€£]\s?(\d+(?:[.,]\d+)?)/i.exec(said);
  switch (schema["type"]) {
    case "number":
    case "integer":
      return Number(
        (/amount|sum|value|price/i.test(name) ? (amount?.[1] ?? amount?.[2])?.replace(",", ".") : number) ?? 1,
      );
    case "boolean":
      return true;
    case "array":
      return number ? [number] : [];
    default:
      if (/text|message|body|content|note|reason|subject|comment/i.test(name)) return said.slice(0, 200);
      return codesIn(said)[0] ?? number ?? "unknown";
  }
}

/** Such as INV-20931, in the order of mention. */
const codesIn = (said: string): string[] => [...new Set(said.match(/\b[A-Z]{1,6}-[A-Z0-9]{2,12}\b/g) ?? [])];
