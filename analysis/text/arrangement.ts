import { bareView, squeezed, squeezedView } from "./fold.ts";
import { createPieces, type Span } from "./view/offsets.ts";
import { remembering } from "./view/recent-views.ts";
import { createView, originalOf, type View, viewThrough } from "./view/view.ts";

/** What a reader sees who knows where to look: initials of lines or words, capitals, bold letters, every second sign. */
export const arrangements = remembering((text): readonly View[] => {
  const squeezedText = squeezedView(text);
  const everyNth = (step: number): View[] =>
    Array.from({ length: step }, (_, from) => viewThrough(every(squeezedText.text, step, from), squeezedText));
  return [...standingOut(text), ...everyNth(2), ...everyNth(3)];
});

/** Whether every second or every third sign of a squeezed text spells what is sought. */
export const isEveryNth = (text: string, sought: string): boolean =>
  [2, 3].some((step) => {
    const last = text.length - (sought.length - 1) * step;
    for (let from = 0; from < last; from++) {
      let at = 0;
      while (at < sought.length && text.charCodeAt(from + at * step) === sought.charCodeAt(at)) at++;
      if (at === sought.length) return true;
    }
    return false;
  });

/** The same without every second and every third sign. */
export const standingOut = remembering((text): readonly View[] => {
  const bareText = bareView(text);
  return [
    edges(text, LINES, "first"),
    edges(text, LINES, "last"),
    viewThrough(initials(bareText.text), bareText),
    edges(text, SENTENCES, "first"),
    squeezedThrough(capitals(text)),
    squeezedThrough(marked(text)),
  ];
});

const squeezedThrough = (view: View): View => viewThrough(squeezedView(view.text), view);

/** How a text is split. Where the parts are is computed only on demand. */
interface Parts {
  readonly texts: (text: string) => string[];
  readonly spans: (text: string) => Span[];
}

const withoutBullet = (line: string): string => line.replace(/^\s*(?:[-*•+>]|\d{1,2}[.)])\s+/, "");

const LINES: Parts = {
  texts: (text) => text.split("\n").map(withoutBullet),
  spans: (text) => {
    let end = -1;
    return text.split("\n").map((line) => {
      end += 1 + line.length;
      return { from: end - withoutBullet(line).length, to: end };
    });
  },
};

const SENTENCE_END = /[.!?;:]\s+|\n+/g;

const SENTENCES: Parts = {
  texts: (text) => text.split(SENTENCE_END),
  spans: (text) => {
    const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => ({ from: index, to: index + end.length }));
    return [...ends, { from: text.length, to: text.length }].map(({ from }, at) => ({
      from: ends[at - 1]?.to ?? 0,
      to: from,
    }));
  },
};

type Edge = "first" | "last";

/** The first or the last letter or digit of each part. */
function edges(text: string, parts: Parts, which: Edge): View {
  const signs = parts.texts(text).map((part) => edge(part, which));
  return createView(signs.join(""), () => {
    const pieces = createPieces();
    for (const { from, to } of parts.spans(text)) {
      const span = edgeSpan(text.slice(from, to), which);
      if (span) pieces.whole(1, { from: from + span.from, to: from + span.to });
    }
    return pieces.offsets();
  });
}

function edge(part: string, which: Edge): string {
  const at = edgeAt(part, which);
  if (at >= 0) return part.charAt(at).toLowerCase();
  if (at === NOWHERE) return "";
  const signs = squeezed(part);
  return which === "first" ? signs.slice(0, 1) : signs.slice(-1);
}

function edgeSpan(part: string, which: Edge): Span | null {
  const at = edgeAt(part, which);
  if (at >= 0) return { from: at, to: at + 1 };
  const view = at === NOWHERE ? null : squeezedView(part);
  if (!view?.text) return null;
  const from = which === "first" ? 0 : view.text.length - 1;
  return originalOf(view, { from, to: from + 1 });
}

const NOWHERE = -1;
const BEHIND_OTHERS = -2;

/** Most parts have the letter in plain sight; only one that may be hidden behind other signs has to be folded for it. */
function edgeAt(part: string, which: Edge): number {
  const [begin, end, step] = which === "first" ? [0, part.length, 1] : [part.length - 1, -1, -1];
  for (let at = begin; at !== end; at += step) {
    const sign = part.charAt(at);
    if (/[a-z0-9]/i.test(sign)) return at;
    if (sign > "\u007f" && !/\s/.test(sign)) return BEHIND_OTHERS;
  }
  return NOWHERE;
}

const WORD = /[\p{L}\p{N}]+/gu;

const initials = (text: string): View =>
  createView((text.match(WORD) ?? []).map((word) => word.charAt(0)).join(""), () => {
    const pieces = createPieces();
    for (const { index } of text.matchAll(WORD)) pieces.even(1, index);
    return pieces.offsets();
  });

const CAPITAL = /[\p{Lu}\p{N}]/gu;

const capitals = (text: string): View =>
  createView((text.match(CAPITAL) ?? []).join(""), () => {
    const pieces = createPieces();
    for (const { 0: sign, index } of text.matchAll(CAPITAL)) pieces.even(sign.length, index);
    return pieces.offsets();
  });

function marked(text: string): View {
  const matches = [...text.matchAll(/(\*\*|__|\*|_|<b>)([^*_<\n]{1,40})(?:\1|<\/b>)/g)];
  return createView(matches.map((match) => match[2] ?? "").join(""), () => {
    const pieces = createPieces();
    for (const { 1: mark = "", 2: inside = "", index } of matches) pieces.even(inside.length, index + mark.length);
    return pieces.offsets();
  });
}

function every(text: string, step: number, from: number): View {
  const signs: string[] = [];
  for (let at = from; at < text.length; at += step) signs.push(text.charAt(at));
  return createView(signs.join(""), () => {
    const pieces = createPieces();
    for (let at = from; at < text.length; at += step) pieces.even(1, at);
    return pieces.offsets();
  });
}
