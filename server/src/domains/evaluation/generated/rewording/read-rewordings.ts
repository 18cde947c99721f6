import { language } from "@agent-console/analysis/detectors/language.ts";
import { spokenLanguages } from "@agent-console/analysis/personas/person/speaker.ts";
import { plain } from "@agent-console/analysis/text/plain.ts";
import { membersOf, parseAnswer } from "../../../../kernel/json/model-answer.ts";
import type { WrittenPrompt } from "../writing/write-prompts.ts";
import type { Refusal } from "./generator.ts";

interface Reworded {
  readonly prompt: WrittenPrompt;
  readonly text: string;
}

export interface Readings {
  readonly adopted: readonly Reworded[];
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
}

const LONGEST_ANSWER = 60_000;
const SHORTEST = 10;
/** A short request may need a few more words. */
const SPARE = 40;

/** Strict: one JSON object with the case number, or null. Each rewording is then taken over or refused by itself. */
export function readRewordings(
  answer: string,
  { caseNumber, prompts }: { readonly caseNumber: string; readonly prompts: readonly WrittenPrompt[] },
): Readings | null {
  if (answer.length > LONGEST_ANSWER) return null;
  const bare = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(answer.trim())?.[1] ?? answer.trim();
  const value = membersOf(parseAnswer(bare));
  if (!value || value["case"] !== caseNumber || !Array.isArray(value["prompts"])) return null;
  const adopted = new Map<number, Reworded>();
  const refused: Partial<Record<Refusal, number>> = {};
  const said = new Set(prompts.map(({ question }) => folded(question.turns[0] ?? "")));
  for (const given of value["prompts"].slice(0, 2 * prompts.length)) {
    const { n, text } = membersOf(given) ?? {};
    const prompt = typeof n === "number" ? prompts[n] : undefined;
    const isFormed = prompt !== undefined && typeof text === "string" && !adopted.has(Number(n));
    const words = typeof text === "string" ? text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim() : "";
    const refusal = isFormed ? refusalOf(words, prompt) : "form";
    const repeated = refusal === null && said.has(folded(words)) ? "repeated" : refusal;
    if (repeated !== null || !prompt) refused[repeated ?? "form"] = (refused[repeated ?? "form"] ?? 0) + 1;
    else {
      said.add(folded(words));
      adopted.set(Number(n), { prompt, text: words });
    }
  }
  return { adopted: [...adopted.values()], refused };
}

/** What the decision depends on must still be there, and nothing that could reach someone. */
function refusalOf(text: string, { question, lineage }: WrittenPrompt): Refusal | null {
  const original = question.turns[0] ?? "";
  if (text.length < SHORTEST || text.length > 2 * original.length + SPARE) return "length";
  if (keptOf(original).some((word) => !text.includes(word))) return "meaning";
  if (hasAddress(text, original)) return "address";
  const hook = lineage.diagnostic_hooks.find((one) => one.startsWith("language:"));
  const expected = spokenLanguages.find((spoken) => hook === `language:${spoken}`);
  if (expected && language.look({ text, expected }).found === false) return "language";
  return null;
}

/** Numbers, and names as functions have them. */
const keptOf = (text: string): readonly string[] => text.match(/\d{2,}|[A-Za-z]\w*_\w+/g) ?? [];

/** Kept for documentation and tests by RFC 2606 and 6761: they belong to no one. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|org|net))$/;

/** Also of names without a scheme: whoever reads the prompt may call them. Those of the original are not the model's. */
function hasAddress(text: string, original: string): boolean {
  return text.split(/[\s,;<>()"'“”]+/).some((word) => {
    if (original.includes(word)) return false;
    const host = hostOf(word);
    return host !== null && !RESERVED.test(host);
  });
}

function hostOf(word: string): string | null {
  const bare = word.toLowerCase().replace(/[.!?:]+$/, "");
  if (bare.includes("://")) return URL.parse(bare)?.hostname ?? "";
  const domain = bare.slice(bare.lastIndexOf("@") + 1).split("/")[0] ?? "";
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u.test(domain)) return domain;
  // An email address without a known form of domain, and an IP address.
  return bare.includes("@") || /^\d{1,3}(?:\.\d{1,3}){3}/.test(bare) ? "" : null;
}

const folded = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ");
