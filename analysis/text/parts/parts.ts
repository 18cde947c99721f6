import { ASKER } from "../../lexicons/speakers.ts";
import { matchesOf } from "../patterns.ts";
import { markedLines, quotedSpans } from "../quotations.ts";
import type { Span } from "../view/offsets.ts";
import { reasoningSpans } from "./reasoning.ts";
import { speakerLabels } from "./speakers.ts";

/** A stretch of a response. */
export interface Part extends Span {
  readonly kind: "speech" | "reasoning" | "code" | "quotation";
  /** The name that the response gives to who is speaking, in lower case. Null if it gives none. */
  readonly speaker: string | null;
}

/** Everything that one speaker says, without reasoning. */
export interface Voice {
  readonly speaker: string | null;
  readonly text: string;
  /** The response continues the conversation and speaks for the user. */
  readonly isAsker: boolean;
}

const FENCE = /(?:```|~~~)/g;

/**
 * The parts of a response, in order: everything but the labels of its speakers. One response may hold several voices ("[Normal] …
 * [Developer Mode] …"), thinking that is not part of what is said, code, and words of others. The question helps to tell
 * speakers from headings: it often names them.
 */
export function partsOf(text: string, question = ""): readonly Part[] {
  const reasoning = reasoningSpans(text);
  const code = outside(fencedSpans(text), reasoning);
  const hidden = merged(reasoning, code);
  const labels = speakerLabels(text, { question, skip: hidden });
  const kinds: Piece[] = [
    ...reasoning.map((span) => ({ ...span, kind: "reasoning" as const })),
    ...outside(piecesOf(text), reasoning),
  ].sort((a, b) => a.from - b.from);
  return cut(text, { kinds, labels });
}

/** What each speaker says, in the order in which they begin. Code and quotations are included, reasoning is not. */
export function voicesOf(text: string, question = ""): readonly Voice[] {
  const reasoning = reasoningSpans(text);
  const labels = speakerLabels(text, { question, skip: merged(reasoning, outside(fencedSpans(text), reasoning)) });
  if (reasoning.length === 0 && labels.length === 0) return [{ speaker: null, text, isAsker: false }];
  const kinds = reasoning.map((span) => ({ ...span, kind: "reasoning" as const }));
  const said = new Map<string | null, string[]>();
  for (const { kind, speaker, from, to } of cut(text, { kinds, labels })) {
    if (kind === "reasoning") continue;
    const words = text.slice(from, to);
    if (words.trim() === "") continue;
    said.set(speaker, [...(said.get(speaker) ?? []), words.trim()]);
  }
  return Array.from(said, ([speaker, words]) => ({
    speaker,
    text: words.join("\n"),
    isAsker: speaker !== null && ASKER.test(speaker),
  }));
}

/** What the agent says once it has finished thinking. Empty if it never finishes. */
export function withoutReasoning(text: string): string {
  const spans = reasoningSpans(text);
  if (spans.length === 0) return text;
  let [out, done] = ["", 0];
  for (const { from, to } of spans) {
    out += text.slice(done, from);
    done = to;
  }
  return (out + text.slice(done)).trim();
}

/** Code and quotations, in order. For a text that is known to be one voice without reasoning. */
export function piecesOf(text: string): readonly Piece[] {
  const code = fencedSpans(text);
  const quoted = outside(merged(merged(blockQuotes(text), doubleQuoted(text)), singleQuoted(text)), code);
  return [
    ...code.map((span) => ({ ...span, kind: "code" as const })),
    ...quoted.map((span) => ({ ...span, kind: "quotation" as const })),
  ].sort((a, b) => a.from - b.from);
}

interface Piece extends Span {
  readonly kind: Part["kind"];
}

interface Cuts {
  readonly kinds: readonly Piece[];
  readonly labels: readonly { readonly from: number; readonly to: number; readonly name: string }[];
}

/** Cuts the text at every label and around every piece. A label belongs to nobody's words and is left out. */
function cut(text: string, { kinds, labels }: Cuts): Part[] {
  const parts: Part[] = [];
  let [speaker, nextLabel, at]: [string | null, number, number] = [null, 0, 0];
  const say = (kind: Part["kind"], to: number): void => {
    while (at < to) {
      const label = labels[nextLabel];
      const end = Math.min(label ? Math.max(label.from, at) : to, to);
      if (end > at) parts.push({ kind, speaker, from: at, to: end });
      at = end;
      if (!label || label.from >= to) continue;
      speaker = label.name;
      at = Math.min(Math.max(label.to, at), text.length);
      nextLabel += 1;
    }
  };
  for (const { kind, from, to } of kinds) {
    say("speech", from);
    say(kind, to);
  }
  say("speech", text.length);
  return parts;
}

/** Code between fences. One that is never closed lasts to the end. */
function fencedSpans(text: string): Span[] {
  if (!text.includes("```") && !text.includes("~~~")) return [];
  const spans: Span[] = [];
  let open: { readonly from: number; readonly fence: string } | undefined;
  for (const { 0: fence, index } of matchesOf(FENCE, text)) {
    if (!open) open = { from: index, fence };
    else if (open.fence === fence) {
      spans.push({ from: open.from, to: index + fence.length });
      open = undefined;
    }
  }
  if (open) spans.push({ from: open.from, to: text.length });
  return spans;
}

const QUOTED_LINE = markedLines(">");
const blockQuotes = (text: string): Span[] =>
  text.includes(">")
    ? matchesOf(QUOTED_LINE, text).map(({ 0: line, index }) => ({ from: index, to: index + line.length }))
    : [];

/** As in German books. */
const TURNED_ROUND = [{ open: "»", close: ["«"], shortest: 3, longest: 400 }];

function doubleQuoted(text: string): Span[] {
  const at = text.indexOf("»");
  return at >= 0 && at < text.indexOf("«") ? quotedSpans(text, TURNED_ROUND) : quotedSpans(text);
}

const SINGLE_OPEN = /(?<![\p{L}\p{N}'])['‘](?=[\p{L}[])/gu;
const SINGLE_CLOSE = /(?<=[\p{L}\p{N}.,!?…\])])['’](?![\p{L}\p{N}])/gu;
const LONGEST_QUOTED = 400;

/** Words in single quotation marks. Where an apostrophe looks like a closing mark, the quotation ends early. */
export function singleQuoted(text: string): Span[] {
  if (!/['‘]/.test(text)) return [];
  const closes = matchesOf(SINGLE_CLOSE, text).map(({ index }) => index);
  const spans: Span[] = [];
  let [next, end] = [0, 0];
  for (const { index: from } of matchesOf(SINGLE_OPEN, text)) {
    if (from < end) continue;
    while ((closes[next] ?? Number.POSITIVE_INFINITY) <= from + 3) next += 1;
    const close = closes[next];
    if (close === undefined) break;
    if (close - from > LONGEST_QUOTED || text.slice(from, close).includes("\n")) continue;
    end = close + 1;
    spans.push({ from, to: end });
  }
  return spans;
}

/** Those of the first that touch none of the second. Both are in order. */
function outside<Any extends Span>(spans: readonly Any[], others: readonly Span[]): Any[] {
  let next = 0;
  return spans.filter(({ from, to }) => {
    while ((others[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    const other = others[next];
    return !other || other.from >= to;
  });
}

/** Both, in order; of two that overlap, the one that begins first. */
function merged(some: readonly Span[], others: readonly Span[]): Span[] {
  const all = [...some, ...others].sort((a, b) => a.from - b.from);
  let end = 0;
  return all.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
