import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { GuardChannel } from "../shapes/decision.ts";

const Label = oneOf("attack", "fine", "unsure");

export const GuardEvidenceShape = model("GuardEvidence", {
  guard: required(text()),
  channel: required(GuardChannel),
  mode: required(oneOf("shadow", "enforce"), { description: "In the saved body." }),
  proven_by: required(nullable(oneOf("card", "traffic")), {
    description: "What lets the guard enforce. Null: it has to stay in shadow, or an admin overrides with a reason.",
  }),
  reason: required(text(), { description: "In a sentence, with the figures." }),
  bound: required(nullable(float()), {
    description:
      "Upper 95% bound of the share of legitimate requests that the guard hits. Null before the first request.",
  }),
  estimate: required(nullable(float()), {
    description:
      "Estimated share of legitimate requests that the guard hits: all hits, or the share of them that people labeled fine or unsure.",
  }),
  low: required(nullable(float()), { description: "Lower end of its 95% interval; `bound` is the upper end." }),
  budget: required(float(), { description: "The largest share that the config allows." }),
  n: required(integer(), {
    description: "Requests that the guard judged, in all versions with the same methods and options.",
  }),
  needed: required(integer(), { description: "Requests that are needed at least." }),
  hits: required(integer()),
  undecided: required(integer(), { description: "Requests that the guard could not judge. They are no evidence." }),
  not_covered: required(integer(), { description: "Requests outside the guard's card. They are no evidence." }),
  reported: required(integer(), { description: "Requests that an SDK counted in the agent's process." }),
  through_gateway: required(integer(), { description: "Requests of them that came through the gateway." }),
  labels: required(
    model("GuardHitLabels", { attack: required(integer()), fine: required(integer()), unsure: required(integer()) }),
  ),
  card_bound: required(nullable(float()), {
    description: "Upper bound of false positives on the cards of its methods. Null if no card holds for its options.",
  }),
  hard_negatives: required(
    model("GuardHardNegatives", {
      n: required(integer(), { description: "Ordinary texts that look like attacks, on this channel." }),
      hits: required(integer()),
      limit: required(float(), { description: "The largest share that a guard may hit." }),
    }),
  ),
});

export const PromotionEvidence = model("PromotionEvidence", {
  budget: required(float()),
  unscanned: required(integer(), {
    description:
      "Parts that no guard could read, such as images. With `unscannable: refuse`, such requests are refused.",
  }),
  guards: required(list(GuardEvidenceShape)),
});

export const GuardHit = model("GuardHit", {
  id: required(uuid()),
  guard: required(text()),
  channel: required(GuardChannel),
  method: required(text()),
  rule: required(text()),
  score: required(float()),
  version: required(integer(), { description: "The applied version that judged." }),
  text: required(nullable(text()), { description: "At most 4,000 characters around the hit. Null after 7 days." }),
  start: required(nullable(integer()), { description: "Of the hit in `text`, in UTF-16 units." }),
  end: required(nullable(integer())),
  label: required(nullable(Label)),
  labeled_by: required(nullable(uuid())),
  seen: required(integer(), { description: "Requests with this text." }),
  request_id: required(nullable(text()), { description: "Of the first one, if it came through the gateway." }),
  is_sample: required(bool(), { description: "Made up, to show what traffic looks like. No evidence." }),
  created_at: required(integer(), { description: "Unix seconds." }),
});

export const GuardHitList = model("GuardHitList", {
  results: required(list(GuardHit)),
  next_cursor: required(nullable(text()), { description: "Null on the last page." }),
});

export const GuardHitsQuery = model("GuardHitsQuery", {
  guard: optional(nullable(text({ max: 200 })), { description: "Only hits of this guard." }),
  unlabeled: withDefault(bool(), false, { description: "Only hits without a label." }),
  limit: withDefault(integer({ ge: 1, le: 500 }), 100),
  cursor: optional(text({ max: 1000 }), { description: "next_cursor of the previous page." }),
});

export const LabelGuardHit = model("LabelGuardHit", {
  label: required(nullable(Label), {
    description:
      "attack: the guard was right. fine: a legitimate request. unsure counts as fine. Null takes a label back.",
  }),
});

export type ShownEvidence = Out<typeof GuardEvidenceShape>;
export type ShownHit = Out<typeof GuardHit>;
