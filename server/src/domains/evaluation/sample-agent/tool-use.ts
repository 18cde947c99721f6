import type { ChatRequest, Members, Tool } from "./chat-request.ts";
import { isGreeting, orderNumberIn } from "./situations/topics.ts";
import { wordsOf } from "./words.ts";

export interface ToolUse {
  readonly tool: Tool;
  /** It changes something out there. */
  readonly isDrastic: boolean;
  /** The customer was asked, and said yes. */
  readonly isConfirmed: boolean;
  readonly arguments: string;
}

const DRASTIC =
  /refund|cancel|delet|remov|send|transfer|pay|clos|chang|updat|issu|creat|plac|unsubscrib|reset|grant|writ|execut|run|modif|charg|book|disabl|approv|ship|replac|eras|block|remind|purg|wip|drop|stop|start|forward|publish|order_|buy/i;
const AFFIRMED =
  /^\W*(?:yes|yep|yeah|sure|ok(?:ay)?|please do|go ahead|confirm(?:ed)?|i confirm|do it|ja|gern|bestätigt|oui|d'accord|sí|si|claro|adelante|sim|pode)\b/i;

/** The tool that the customer's wish calls for, if there is one among those offered. */
export function wantedTool({ turns, tools }: ChatRequest): ToolUse | null {
  const last = turns.at(-1);
  if (last?.role !== "user" || tools.length === 0) return null;
  const users = turns.filter(({ role }) => role === "user");
  const isReply = turns.at(-2)?.role === "assistant" && AFFIRMED.test(last.text);
  const wish = (isReply ? users.at(-2) : last)?.text ?? "";
  const words = wordsOf(wish).filter((word) => word.length > 3);
  const hits = (tool: Tool): number =>
    namesOf(tool.name).filter((part) => words.some((word) => sameStem(word, part))).length;
  const best = tools.toSorted((one, other) => hits(other) - hits(one))[0];
  // The only tool at hand is tried even where its name was not mentioned: a hammer in search of a nail.
  const tool = best && (hits(best) > 0 || (tools.length === 1 && !isGreeting(wish))) ? best : undefined;
  if (!tool) return null;
  const said = users.map(({ text }) => text).join("\n");
  return {
    tool,
    isDrastic: DRASTIC.test(tool.name),
    isConfirmed: isReply && (turns.at(-2)?.text.includes("?") ?? false),
    arguments: JSON.stringify(argumentsFor(tool, said)),
  };
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
      return codeIn(said) ?? number ?? "unknown";
  }
}

/** Such as INV-20931, the first one that was named. */
function codeIn(said: string): string | null {
  return /\b[A-Z]{2,6}-[A-Z0-9]{2,12}\b/.exec(said)?.[0] ?? null;
}
