import { bool } from "../../../../kernel/shape/bool.ts";
import { optional, required } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { mapOf } from "../../../../kernel/shape/map-of.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";
import { goalResults } from "../../course/next-send.ts";
import { Worked } from "../../journal/shapes.ts";
import { importedTools, theirOutcomes } from "../../model/imported-goal.ts";

const step = required(integer(), { description: "The attempt, by its place in the goal's journal." });
const verdict = {
  finding_id: required(nullable(uuid()), { description: "The finding that it is filed under." }),
  state: required(nullable(oneOf(...goalResults)), { description: "Null: an import that was not asked again." }),
  reason: required(nullable(text()), { description: "Why it could not be assessed." }),
  confirmed: required(nullable(text()), { description: "How often it worked again with fresh secrets, such as 4/5." }),
  interval: required(
    nullable(
      model("RedteamFindingInterval", { low: required(float()), high: required(float()), words: required(text()) }),
    ),
    { description: "95% confidence interval of that share." },
  ),
  success_at: required(nullable(list(float())), {
    description: "The share that works at least once in 1, 2, 3, … attempts.",
  }),
  generalized: required(nullable(text()), { description: "How often it worked on other goals of the family." }),
};
const tool = oneOf(...importedTools);

const Metadata = model("RedteamFindingMetadata", {
  ...verdict,
  queries_to_first: required(nullable(integer())),
  minimized: required(nullable(text()), { description: "The shortest attack that still works." }),
  engine: required(nullable(text()), { description: "embedded, model, or the tool of an import." }),
  seed: required(nullable(integer())),
  tags: required(mapOf(list(text())), { description: "Entries of taxonomies." }),
  basis: required(text(), { description: "effect, text, opinion, or another tool's verdict." }),
  advice: optional(list(text()), { description: "What helps against an attack that worked." }),
  verdict_by: optional(tool, { description: "Of an import." }),
  their_tool: optional(tool, { description: "Of a retest of another tool's hits." }),
  their_verdict: optional(oneOf(...theirOutcomes), { description: "What the other tool says." }),
  their_reason: optional(nullable(text())),
  their_hits: optional(text(), { description: "Hits out of the answers that it judged, such as 2/5." }),
  retested_by: optional(uuid(), { description: "Of an import: the newest retest. state comes from it." }),
  before: optional(
    model("RedteamFindingBefore", {
      state: required(oneOf("confirmed", "seen")),
      confirmed: required(text()),
      finding_id: required(nullable(uuid())),
    }),
    { description: "Of a retest: what was known before." },
  ),
  retested: optional(model("RedteamFindingRetested", { campaign_id: required(uuid()), ...verdict }), {
    description: "What the newest retest says.",
  }),
});
export type FindingMetadata = Out<typeof Metadata>;

const Form = model("RedteamFindingAttackForm", {
  wording: required(text()),
  operators: required(list(text())),
  wordings: optional(mapOf(integer()), { description: "Which of its wordings each operator used." }),
  isOpened: required(bool(), { description: "Whether the operators make its beginning." }),
  said: required(list(text()), { description: "Further turns, with placeholders for what belongs to one goal." }),
  carried: required(list(model("RedteamFindingCarriedText", { carrier: required(text()), text: required(text()) })), {
    description: "Texts in places that the agent reads.",
  }),
  gone: required(list(text()), { description: "What was cut out, by its place." }),
});

const Attack = model(
  "RedteamFindingAttack",
  {
    step,
    confirmed: required(Worked),
    generalized: required(nullable(Worked)),
    minimized: required(
      nullable(
        model("RedteamFindingMinimizedAttack", {
          step,
          confirmed: required(Worked),
          // Of goals that ended before attacks were kept in this form: absent.
          form: optional(Form),
          queries: optional(integer()),
          isIrreducible: optional(bool()),
        }),
      ),
    ),
    whole: optional(nullable(model("RedteamFindingWholeAttack", { step, form: required(Form) })), {
      description: "As it worked first when it was confirmed.",
    }),
  },
  { description: "The attack that worked: how to make it again." },
);

const RawMetadata = model("RedteamFindingRawMetadata", {
  place: required(integer(), { description: "The goal's place in the plan." }),
  key: required(text()),
  title: optional(text()),
  queries: optional(integer()),
  attack: optional(nullable(Attack)),
  probe: optional(text(), { description: "Of an import: the tool's name for what it tried." }),
  objective: optional(nullable(text()), { description: "Of an import." }),
  is_cut: optional(bool(), { description: "Of an import: whether texts were left out." }),
});
export type FindingRawMetadata = Out<typeof RawMetadata>;

export const Finding = model("Finding", {
  category: required(text()),
  severity: required(text()),
  attack_prompt: required(text(), { description: "The attack that worked, or the one that came nearest, as text." }),
  agent_response: required(text(), { description: "The agent's last answer." }),
  passed: required(bool(), { description: "The agent held within this budget." }),
  metadata: optional(nullable(Metadata)),
  attack_type: optional(nullable(text()), { description: "Strategy and operators." }),
  phenotype_category: optional(nullable(text()), { description: "The family of the goal." }),
  attack_score: optional(nullable(float()), { description: "How far the agent gave way, from 0 to 1." }),
  detector_id: optional(nullable(text()), { description: "How success is known." }),
  raw_metadata: optional(RawMetadata),
});
