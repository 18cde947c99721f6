import { remembering } from "../../text/view/recent-views.ts";
import { type GuardSpan, type Hit, hit, type Judgment, pass, undecided } from "../guard.ts";
import { otherLanguage } from "./coverage.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Model, Scored, Threshold } from "./model.ts";
import { eachMark, nameOf, type Reading, readText, type Unit } from "./units.ts";
import { type TextView, viewsOf } from "./views.ts";

export interface Trained {
  readonly model: Model;
  readonly readingsOf: ReturnType<typeof readingsWith>;
  readonly thresholds: readonly Threshold[];
  /** The name of what is found, in spans. */
  readonly kind: string;
}

/** Where the two points lie on the scale of a judgment's score. */
export const POINTS = { flag: 0.5, block: 0.8 } as const;
export type Point = keyof typeof POINTS;

/** A text is read in parts of this many characters, with some in common: memory stays bounded, and time grows with the text. */
const [PART, COMMON] = [8_192, 512];

interface Found extends Scored {
  readonly view: TextView;
  readonly reading: Reading;
  readonly offset: number;
  /** From 0 to 1. */
  readonly level: number;
}

const thresholdFor = (thresholds: readonly Threshold[], tokens: number): Threshold =>
  thresholds.find((one) => tokens <= one.tokens) ?? thresholds.at(-1) ?? { tokens: 0, flag: 0, block: 0 };

/** On a scale where the flag point is .5 and the block point .8, whatever the length. */
function levelOf(score: number, { flag, block }: Threshold): number {
  if (score < flag) return Math.max(0, POINTS.flag * (1 - (flag - score) / 8));
  if (score < block) return POINTS.flag + ((score - flag) / (block - flag)) * (POINTS.block - POINTS.flag);
  return 1 - (1 - POINTS.block) / (1 + (score - block) / 2);
}

/** Several guards judge the same text one after another, and several lexicons read the same views of it. */
const viewsOfPart = remembering(viewsOf);

/** A text as the models of one lexicon read it. */
export const readingsWith = (lexicon: Lexicon) =>
  remembering((part) => viewsOfPart(part).map((view) => ({ view, reading: readText(view.text, lexicon) })));

function strongest(text: string, { model, readingsOf, thresholds }: Trained): Found | undefined {
  let best: Found | undefined;
  for (let offset = 0; offset < text.length; offset += PART - COMMON) {
    for (const { view, reading } of readingsOf(text.slice(offset, offset + PART))) {
      const scored = model.best(reading);
      if (!scored) continue;
      const level = levelOf(scored.score, thresholdFor(thresholds, reading.tokens.count));
      if (!best || level > best.level) best = { ...scored, view, reading, offset, level };
    }
    if (offset + PART >= text.length) break;
  }
  return best;
}

/** What speaks most for a hit: a rule, else two kinds of words near each other, else single words. */
function reasonOf(
  model: Model,
  reading: Reading,
  unit: Unit,
): { readonly rule: string; readonly parts: readonly Unit[] } {
  let [rule, weight] = [-1, 0];
  eachMark(reading, unit, (mark) => {
    const own = model.markWeight(mark.rule) * (mark.rule < model.lexicon.rules.length ? 2 : 1);
    if (own > weight) [rule, weight] = [mark.rule, own];
  });
  const parts: Unit[] = [];
  if (rule >= 0) {
    eachMark(reading, unit, (mark) => {
      if (mark.rule === rule && parts.length < MOST_SPANS) parts.push({ from: mark.from, to: mark.to + 1 });
    });
    return { rule: nameOf(rule, model.lexicon), parts };
  }
  const weights = model.tokenWeights(reading, unit);
  const top = weights.map((own, at) => ({ own, at })).sort((one, other) => other.own - one.own);
  for (const { at, own } of top.slice(0, MOST_SPANS))
    if (own > 0) parts.push({ from: unit.from + at, to: unit.from + at + 1 });
  return { rule: "wording", parts: parts.sort((one, other) => one.from - other.from) };
}

const MOST_SPANS = 4;

function hitOf({ model, kind }: Trained, found: Found): Hit {
  const { view, reading, unit, offset } = found;
  const { rule, parts } = reasonOf(model, reading, unit);
  const { starts, ends } = reading.tokens;
  const spans: GuardSpan[] = parts.map(({ from, to }) => {
    const { start, end } = view.originalOf(starts[from] ?? 0, ends[to - 1] ?? 0);
    return { start: offset + start, end: offset + end, kind };
  });
  const whole = hit(rule, spans, round(found.level));
  return view.name === undefined ? whole : { ...whole, view: view.name };
}

const round = (level: number): number => Math.round(level * 1000) / 1000;

/** A hit beats a language that is not covered: an attack is one in any surroundings. */
export function judgeText(text: string, trained: Trained, point: Point): Judgment {
  const found = strongest(text, trained);
  if (found && found.level >= POINTS[point]) return hitOf(trained, found);
  const language = otherLanguage(text);
  if (language) return undecided("not_covered", `The text is not in English (${language}).`);
  return pass(round(found?.level ?? 0));
}
