import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { ORIGINS } from "@agent-console/analysis/guards/packs/pack.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { union } from "../../../kernel/shape/union.ts";

const option = <const Kind extends string>(kind: Kind) => ({
  kind: required(oneOf(kind)),
  description: required(text()),
});
const texts = list(text());

const NumberOption = model("GuardNumberOption", {
  ...option("number"),
  min: required(float()),
  max: required(float()),
  default: required(float()),
});
const BooleanOption = model("GuardBooleanOption", { ...option("boolean"), default: required(bool()) });
const ChoiceOption = model("GuardChoiceOption", {
  ...option("choice"),
  of: required(texts),
  default: required(text()),
});
const TextOption = model("GuardTextOption", {
  ...option("text"),
  longest: required(integer(), { description: "Characters." }),
  default: required(text()),
});
const TextsOption = model("GuardTextsOption", {
  ...option("texts"),
  of: optional(texts, { description: "If present, only these." }),
  default: required(texts),
});
const PatternsOption = model("GuardPatternsOption", { ...option("patterns"), default: required(texts) });

const Option = named(
  "GuardOption",
  union(NumberOption, union(BooleanOption, union(ChoiceOption, union(TextOption, union(TextsOption, PatternsOption))))),
);

const figure = {
  pack: required(text(), { description: "The labeled texts." }),
  kind: required(text(), { description: "The kind of texts." }),
  label: required(integer(), {
    description: "1: the method should hit these texts, and rate is its recall. 0: it should not: false positives.",
  }),
  point: optional(text(), { description: "The threshold it was measured at: block or flag." }),
  n: required(integer()),
  hits: required(integer()),
  undecided: required(integer()),
  not_covered: required(integer(), { description: "Texts that its card does not cover, such as their language." }),
  rate: required(nullable(float())),
  interval: required(nullable(model("GuardFigureInterval", { low: required(float()), high: required(float()) })), {
    description: "95% confidence interval of the rate.",
  }),
};

const Card = model("GuardCard", {
  method: required(text()),
  version: required(text()),
  points: optional(texts, { description: "The thresholds it was measured at, the strictest first." }),
  figures: required(list(model("GuardFigure", figure))),
  sources: required(
    list(
      model("GuardSourceFigure", {
        ...figure,
        origin: required(oneOf(...ORIGINS)),
        source: optional(text(), { description: "A repository or document with enough texts." }),
      }),
    ),
    { description: "The same by where the texts come from." },
  ),
  auroc: optional(float(), { description: "How well scores rank attacks above clean texts. 0.5 is chance." }),
  spans: optional(model("GuardCoveredSpans", { labeled: required(integer()), covered: required(integer()) }), {
    description: "Of methods that mask: labeled spans, and how many a reported span covers.",
  }),
  languages: required(union(oneOf("any"), texts)),
  cost: optional(float(), { description: "Microseconds per kB on one core." }),
  blindSpots: required(texts),
  digest: required(text(), { description: "Of the code, the texts and the way of measuring." }),
});

export const GuardMethodShape = model("GuardMethod", {
  id: required(text()),
  version: required(text(), { description: "Changes whenever judgments may change." }),
  title: required(text()),
  description: required(text()),
  channels: required(list(oneOf(...CHANNELS))),
  needs: required(oneOf("pattern", "segment", "whole"), { description: "How much of a text it must see to judge." }),
  cost: required(oneOf("inline", "worker", "remote"), { description: "Where it runs." }),
  actions: required(list(oneOf("flag", "mask", "rewrite", "deny_call", "block")), {
    description: "What may follow a hit. The first is the default.",
  }),
  languages: required(nullable(texts), { description: "ISO 639-1. Null: the language does not matter." }),
  options: required(mapOf(Option), { description: "Each option with its kind, default and limits." }),
  blind_spots: required(texts),
  card: required(nullable(Card), {
    description:
      "How well it does on texts it was not tuned on. Null for methods that are measured when they are set up.",
  }),
});
export type GuardMethodAnswer = Out<typeof GuardMethodShape>;
