import { asks } from "@agent-console/analysis/personas/speak.ts";
import type { TestedRule, Variant } from "../cells/material.ts";
import type { Staging } from "./scene.ts";

/** Of a document's words in a prompt. */
const LONGEST_PHRASE = 120;
export const LONGEST_RULE = 300;

/** Hostile documents end here: one line, and so long. */
export const phrase = (text: string, longest = LONGEST_PHRASE): string => {
  const line = text
    .slice(0, longest * 4)
    .replaceAll(/[\s{}]+/gu, " ")
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
};

/** What the rule is about, in its own words. */
export const thingOf = ({ target, action, section, words }: TestedRule): string =>
  phrase(target || action || section || words);

export const ruleWords = ({ words }: TestedRule): string => phrase(words, LONGEST_RULE);

type AskedKind = Exclude<TestedRule["check"]["kind"], "outside">;

/** One of the requests for this check, in the speaker's language. They come in turn, so that all are used. */
export function askFor({ draw, cell, language }: Staging, kind: AskedKind, variant: Variant = cell.variant): string {
  return draw.inTurn(asks[language][kind][variant]);
}

/** A case of its own for each prompt. */
export const drawCase = ({ draw, language }: Pick<Staging, "draw" | "language">): string =>
  asks[language].case.replace("{number}", String(draw.integer(10_000, 99_999)));

/** A name as function calls allow it. */
export const toolName = (name: string): string => {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9_-]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return plain.slice(0, 60) || "perform_action";
};
