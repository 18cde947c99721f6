import { type RuleType, ruleTypes } from "@agent-console/analysis/policies/candidate.ts";
import { membersOf, parseAnswer } from "../../../../kernel/json/model-answer.ts";

/** A rule that a model claims to have found, with the words it quotes. */
export interface Claim {
  readonly quote: string;
  readonly type: RuleType;
  readonly action: string;
  readonly target: string | null;
}

const LONGEST_ANSWER = 60_000;
const MOST_CLAIMS = 100;
const LONGEST_QUOTE = 4_000;

/** Strict: one JSON object in the requested form with the case number, or the answer counts as none. */
export function readClaims(text: string, caseNumber: string): Claim[] | null {
  if (text.length > LONGEST_ANSWER) return null;
  const bare = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(text.trim())?.[1] ?? text.trim();
  const value = membersOf(parseAnswer(bare));
  if (!value || value["case"] !== caseNumber || !Array.isArray(value["rules"])) return null;
  const claims = value["rules"].slice(0, MOST_CLAIMS).map(claimOf);
  return claims.every((claim) => claim !== null) ? claims : null;
}

function claimOf(value: unknown): Claim | null {
  const members = membersOf(value);
  const type = ruleTypes.find((one) => one === members?.["type"]);
  const { quote, action, target = null } = members ?? {};
  if (!type || typeof quote !== "string" || typeof action !== "string") return null;
  if (target !== null && typeof target !== "string") return null;
  return {
    quote: quote.trim().slice(0, LONGEST_QUOTE),
    type,
    action: action.trim().slice(0, 100) || "act",
    target: target?.trim().slice(0, 2_000) || null,
  };
}

/** Where the quoted words stand, however their white space runs; null if they are not there. */
export function locate(
  content: string,
  { start, end }: { start: number; end: number },
  quote: string,
): [number, number] | null {
  const wanted = squeezed(quote).text.trim();
  // A single word stands nearly everywhere, and says nothing that could be decided on.
  if (!wanted.includes(" ")) return null;
  const { text, places } = squeezed(content.slice(start, end));
  const at = text.indexOf(wanted);
  if (at < 0) return null;
  const last = at + wanted.length - 1;
  return [start + (places[at] ?? 0), start + (places[last] ?? 0) + 1];
}

/** A text whose runs of white space are one space each, and where each of its characters stood. */
function squeezed(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let out = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    const isSpace = /\s/.test(sign);
    if (isSpace && out.endsWith(" ")) continue;
    out += isSpace ? " " : sign;
    places.push(at);
  }
  return { text: out, places };
}
