import { languageOf } from "../../text/language.ts";
import type { Block } from "../block.ts";
import type { Candidate } from "../candidate.ts";
import { chooseCheck } from "../check-choice.ts";
import { readSentence, type Sentence } from "../deontic/sentence.ts";
import { type Decision, verdictOf } from "../deontic/verdict.ts";
import { type Outline, startOutline } from "../outline.ts";
import { severityOf } from "../severity.ts";
import { type Span, sentencesOf } from "../split.ts";
import { speaksToMachine } from "../suspicious.ts";
import { type Language, languages } from "../words/list.ts";
import { limitsOf } from "./limits.ts";
import { partsOf } from "./parts.ts";

export const ENGINE = { name: "deontic", version: "1" } as const;

const LONGEST_QUOTE = 4000;
const PIECE = 1500;

/** Finds the sentences of a text that may be rules, in order. */
export const readRules = (content: string, blocks: readonly Block[]): Candidate[] => [...eachRule(content, blocks)];

/** The same, one at a time, for callers that keep only a few of them. Each sentence is read once. */
export function* eachRule(content: string, blocks: readonly Block[]): Generator<Candidate> {
  const languageAt = languagesOf(content);
  const outline = startOutline(content);
  for (const [at, block] of blocks.entries()) {
    outline.enter(block);
    const isHead = block.kind !== "item" && blocks[at + 1]?.kind === "item";
    for (const span of sentencesOf(content, block)) {
      const text = content.slice(span.start, Math.min(span.end, span.start + LONGEST_QUOTE));
      // The head line of a list speaks through its items.
      if (span.end - span.start > LONGEST_QUOTE || (isHead && text.endsWith(":"))) continue;
      const placed = { text: text.replaceAll(/[\n\r]/g, " "), kind: block.kind, above: outline.above(block) };
      const candidate = candidateOf(readSentence({ ...placed, language: languageAt(span.start) }), span, outline);
      if (candidate) yield candidate;
    }
    outline.leave(block);
  }
}

/** Detects the language of each piece of a text, since a document may mix several. */
function languagesOf(content: string): (at: number) => Language {
  const usual = knownLanguage(content) ?? "en";
  const pieces = new Map<number, Language>();
  return (at) => {
    const piece = Math.floor(at / PIECE);
    const language = pieces.get(piece) ?? knownLanguage(content.slice(piece * PIECE, (piece + 1) * PIECE)) ?? usual;
    pieces.set(piece, language);
    return language;
  };
}

function knownLanguage(text: string): Language | null {
  const found = languageOf(text);
  return languages.find((language) => language === found) ?? null;
}

function candidateOf(sentence: Sentence, span: Span, outline: Outline): Candidate | null {
  const verdict = verdictOf(sentence);
  const suspicious = speaksToMachine(sentence.text);
  const place = { span: [span.start, span.end] as const, section: outline.section(), number: outline.number() };
  if (verdict) return { ...place, ...describe(sentence, verdict), suspicious };
  // It may be an order to the machine that reads the document, so a reviewer gets to see it.
  if (suspicious) return { ...place, ...describe(sentence, SUSPECTED), suspicious };
  const limits = limitsOf(sentence);
  return isFact(sentence, limits.length) ? { ...place, ...describeFact(sentence), limits, suspicious } : null;
}

const SUSPECTED: Decision = { type: "obligation", modal: null, pattern: "imperative", confidence: 0.5 };

function describe(
  sentence: Sentence,
  verdict: Decision,
): Omit<Candidate, "span" | "section" | "number" | "suspicious"> {
  const { text, tokens } = sentence;
  const limits = limitsOf(sentence);
  const parts = partsOf(sentence, verdict);
  const modal = verdict.modal
    ? text.slice(tokens[verdict.modal.from]?.start, tokens[verdict.modal.to - 1]?.end)
    : (sentence.above.at(-1) ?? "");
  return {
    ...parts,
    type: verdict.type,
    modal: modal.slice(0, 200),
    limits,
    severity: severityOf(text, verdict.type),
    check: chooseCheck({ ...parts, type: verdict.type, text, limits, isOnly: verdict.pattern === "only" }),
    confidence: verdict.confidence,
  };
}

const AMOUNT = /\d[\d.,]*\s*(?:€|\$|£|EUR|USD|euros?|%|days?|Tage?|jours?|días?|dias?|hours?|Uhr)|R\$\s*\d/i;

const isFact = ({ text, kind }: Sentence, limits: number): boolean =>
  kind !== "heading" && !text.endsWith("?") && (limits > 0 || AMOUNT.test(text.slice(0, 500)));

function describeFact({ text }: Sentence): Omit<Candidate, "span" | "section" | "number" | "suspicious" | "limits"> {
  return {
    ...{ type: "fact", modal: "", assignee: "agent", action: "know", target: text.slice(0, 300), when: [], unless: [] },
    ...{ severity: "low", check: { kind: "judge", criterion: text }, confidence: 0.5 },
  };
}
