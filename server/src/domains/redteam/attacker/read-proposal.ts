import { membersOf, parseAnswer } from "../../../kernel/json/model-answer.ts";
import { declines } from "../../evaluation/port.ts";
import { withReservedAddresses } from "./reserved-addresses.ts";

/** What the attacker proposes: a known operator, or its own words. */
export type Proposal =
  | { readonly kind: "operator"; readonly id: string }
  | { readonly kind: "words"; readonly turns: readonly [string, ...string[]] };

/** Why an answer is of no use. A refusal is the model's right, and is counted apart. */
export type NoProposal = "refused" | "unreadable" | "other_case";

const LONGEST_ANSWER = 20_000;
const LONGEST_TURN = 4_000;
const MOST_TURNS = 4;
/** Some endpoints put JSON into a fence whatever they are asked. */
const FENCE = /^```(?:json)?\s{0,10}/;

export interface Asked {
  readonly caseNumber: string;
  readonly operators: readonly string[];
}

export function readProposal(text: string, { caseNumber, operators }: Asked): Proposal | NoProposal {
  const answer = membersOf(parseAnswer(unfenced(text.slice(0, LONGEST_ANSWER))));
  if (!answer) return declines(text.slice(0, LONGEST_TURN)) ? "refused" : "unreadable";
  if (answer["case"] !== caseNumber) return "other_case";
  const { operator, turns } = answer as { operator?: unknown; turns?: unknown };
  if (typeof operator === "string" && operators.includes(operator)) return { kind: "operator", id: operator };
  const [first, ...more] = wordsIn(turns);
  return first === undefined ? "unreadable" : { kind: "words", turns: [first, ...more] };
}

function unfenced(text: string): string {
  const bare = text.trim().replace(FENCE, "");
  return bare.endsWith("```") ? bare.slice(0, -3) : bare;
}

/** Its turns without addresses, and without our own place holders. */
function wordsIn(turns: unknown): string[] {
  if (!Array.isArray(turns)) return [];
  return turns
    .slice(0, MOST_TURNS)
    .filter((turn): turn is string => typeof turn === "string")
    .map((turn) => withReservedAddresses(turn.slice(0, LONGEST_TURN)).replaceAll(/[{}]/g, "").trim())
    .filter((turn) => turn !== "");
}
