import { ATTACKS, FRAMES, type Lexicon, READERS } from "@agent-console/analysis/guards/trained/lexicon.ts";
import type { Threshold } from "@agent-console/analysis/guards/trained/model.ts";
import { madeDocuments, SHORTEST } from "./documents.ts";
import type { Labeled } from "./examples.ts";
import type { Settings } from "./fit.ts";
import type { Judged } from "./folds.ts";
import { type Limit, spendLimits, thresholdsOf, withoutCopies } from "./points.ts";
import {
  handTexts,
  hardTexts,
  isFromTemplates,
  isTemplate,
  ordinarySentences,
  publicTexts,
  writtenAttacks,
  writtenInDocuments,
  writtenTemplates,
} from "./sources.ts";

export const SEED = 20261116;
const ANY_LENGTH = 1_000_000;
const LENGTHS = [20, 40, 80, 200, ANY_LENGTH];
const DOCUMENT_LENGTHS = [200, ANY_LENGTH];
/** Up to so many words and signs a template is short, and has points of its own. */
const SHORT_TEMPLATE = 60;
const [MOST_FEATURES, MOST_OF_PROMPTS] = [16_384, 40_960];
/** So many ordinary texts of a public collection are enough to tell templates from. */
const MOST_ORDINARY = 800;

export interface Plan {
  readonly name: string;
  readonly lexicon: Lexicon;
  readonly texts: () => Labeled[];
  /** What differs from the settings of the others. */
  readonly settings?: Partial<Settings>;
  readonly leastSources: number;
  readonly parts: number;
  /** The points for each length, from texts whose sources were left out. */
  readonly points: (judged: readonly Judged[]) => Threshold[];
}

export const settings = {
  seed: SEED,
  epochs: 12,
  rate: 0.15,
  featureDecay: 1e-4,
  markDecay: 1e-3,
  surroundings: 0,
  orders: 1,
  mostFeatures: MOST_FEATURES,
  weightOf: (source: string) => (/^(?:hard|security|hand \d+):|^awesome/.test(source) ? 2 : 1),
};

export const isWritten = (source: string): boolean => /^(?:hard|attack|security):/.test(source);
const isSecurity = ({ example: { source, kind } }: Judged): boolean =>
  source === "security: security questions" || /^(?:hard:)?security/.test(kind ?? "");
const isHard = ({ example }: Judged): boolean =>
  /^(?:hard|security): |^sentences of /.test(example.source) || example.group.startsWith("docs: ");
export const isOfHands = ({ example }: Judged): boolean => example.source.startsWith("hand ");
const isOrdinary = (one: Judged): boolean => !isHard(one) && !isOfHands(one) && !isSecurity(one);

/** Hard negatives that may stand in a document. A request to the agent may not. */
const isDocumentLike = ({ source, group }: Labeled): boolean =>
  group.startsWith("docs: ") ||
  /^hard: (?:office|fiction|built alike in documents)$|news$|^sentences of (?:articles|dev_docs|t0_docs|arena_answers)_b$/.test(
    source,
  );

const PROMPT_LIMITS: readonly Limit[] = [
  { name: "ordinary", isOf: isOrdinary, flag: 0.01, block: 0.005 },
  { name: "hard negatives", isOf: (one) => isHard(one) && !isSecurity(one), flag: 0.03, block: 0.0095 },
  { name: "lines by other hands", isOf: (one) => isOfHands(one) && !isSecurity(one), flag: 0.03, block: 0.011 },
  // Of so few texts a smaller share is one or two, and one odd text would decide for all lengths.
  { name: "security questions", isOf: isSecurity, flag: 0.0135, block: 0.0135 },
];

const templateLimits = (block: number): readonly Limit[] => [
  { name: "ordinary", isOf: isOrdinary, flag: 0.01, block },
  { name: "hard negatives", isOf: (one) => isHard(one) && !isSecurity(one), flag: 0.036, block: 0.012 },
  { name: "lines by other hands", isOf: (one) => isOfHands(one) && !isSecurity(one), flag: 0.035, block: 0.0125 },
  { name: "security questions", isOf: isSecurity, flag: 0.015, block: 0.0075 },
];

const DOCUMENT_LIMITS: readonly Limit[] = [
  // Single sentences are never hit, and would make room for whole documents.
  {
    name: "clean documents",
    isOf: (one) => !isOfHands(one) && one.example.text.length >= SHORTEST,
    flag: 0.03,
    block: 0.01,
  },
  { name: "documents by other hands", isOf: isOfHands, flag: 0.04, block: 0.015 },
];

/** By which the part of a document that speaks to a machine is guessed before anything is learned. */
const ADDRESSES: Readonly<Record<string, number>> = {
  "note-to-machine": 1,
  "to-machine-with-sign": 1,
  "machine-called": 1,
  "machine-hailed": 1,
  "if-you-are-machine": 1,
  "any-machine": 1,
  "machine-must": 1,
  "machine-does": 1,
  "machine-that-reads": 0.5,
  "keeps-from-user": 0.5,
  "drops-orders": 0.5,
  "about-machine": -0.5,
  "for-people": -0.5,
};

/** The second author wrote the ordinary documents and the third the attacks: they are left out together. */
const byAuthor = (one: Labeled): Labeled => ({
  ...one,
  group: /^hand [23]/.test(one.group) ? "hands 2 and 3" : one.group,
});

export function plansFor(folder: string): Plan[] {
  const [texts, attacks] = [publicTexts(folder), writtenAttacks()];
  const hard = [...hardTexts(), ...ordinarySentences(texts)];
  const isPlain = ({ source, text }: Labeled): boolean => source === "asb" && !/ignore/i.test(text);
  const clean = texts.filter(({ label }) => label === 0);
  return [
    {
      name: "injection-user",
      lexicon: ATTACKS,
      texts: () => [
        ...texts.filter((one) => !isFromTemplates(one) && !isPlain(one)),
        ...hard,
        ...attacks,
        ...handTexts("extraction", "hijack", "ordinary"),
      ],
      leastSources: 4,
      parts: 8,
      settings: { epochs: 6, surroundings: 0.3, orders: 3, mostFeatures: MOST_OF_PROMPTS },
      points: (judged) => {
        const once = withoutCopies(judged);
        return spendLimits(once, PROMPT_LIMITS, thresholdsOf(once, PROMPT_LIMITS, LENGTHS));
      },
    },
    {
      name: "injection-document",
      lexicon: READERS,
      texts: () => [
        ...madeDocuments([...texts.filter((one) => !isFromTemplates(one)), ...attacks, ...writtenInDocuments()], SEED),
        ...hard.filter(isDocumentLike),
        ...handTexts("document").map(byAuthor),
      ],
      leastSources: 4,
      parts: 4,
      settings: {
        epochs: 8,
        begin: new Map(Object.entries(ADDRESSES).map(([rule, weight]) => [READERS.rules.indexOf(rule), weight])),
        weightOf: (source) => (source.startsWith("hand ") ? 8 : settings.weightOf(source)),
      },
      points: (judged) => thresholdsOf(judged, DOCUMENT_LIMITS, DOCUMENT_LENGTHS),
    },
    {
      name: "jailbreak-templates",
      lexicon: FRAMES,
      texts: () => [
        ...texts.filter(isTemplate).map((one) => ({ ...one, group: one.source })),
        ...texts
          .filter((one) => isFromTemplates(one) && !isTemplate(one))
          .map((one) => ({ ...one, group: one.source, source: `${one.source}, no persona`, isOnlyMeasured: true })),
        ...writtenTemplates(),
        ...[...Map.groupBy(clean, ({ source }) => source).values()].flatMap((list) => list.slice(0, MOST_ORDINARY)),
        ...hard,
        ...handTexts("template", "ordinary"),
      ],
      leastSources: 4,
      parts: 5,
      // Public templates are many, long and alike, and would be all that a template looks like.
      settings: {
        epochs: 8,
        surroundings: 0.3,
        orders: 3,
        weightOf: (source) => (isFromTemplates({ source }) ? 0.5 : settings.weightOf(source)),
      },
      // Long ordinary texts that look like templates are rare and odd: with points of their own they would cost real templates.
      points: (judged) => [
        ...thresholdsOf(withoutCopies(judged), templateLimits(0.004), [SHORT_TEMPLATE]),
        ...thresholdsOf(judged, templateLimits(0.005), [ANY_LENGTH]),
      ],
    },
  ];
}
