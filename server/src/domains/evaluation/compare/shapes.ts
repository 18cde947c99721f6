import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { VerdictShape } from "../shapes/figures.ts";
import { SeverityShape } from "../shapes/severity.ts";
import { verdicts } from "./change.ts";

const ChangeVerdict = named("ComparisonVerdict", oneOf(...verdicts));

export const Side = model("ComparisonSide", {
  evaluation_id: required(uuid()),
  seed: required(integer()),
  completed_at: required(nullable(integer())),
  agent_revision: required(integer()),
  harness_names: required(list(text())),
  sample_size: required(nullable(integer())),
  score: required(nullable(float())),
  low: required(nullable(float())),
  high: required(nullable(float())),
  n: required(integer()),
  verdict: required(VerdictShape),
  reason: required(text(), { description: "Why the verdict is what it is." }),
  threshold: required(float()),
});

export const Comparability = model("Comparability", {
  same_plan: required(bool()),
  differences: required(
    list(model("PlanDifference", { what: required(text()), before: required(text()), after: required(text()) })),
  ),
  words: required(text()),
});

const Brief = model("ComparedFigure", {
  score: required(nullable(float())),
  low: required(nullable(float())),
  high: required(nullable(float())),
  n: required(integer()),
});

const change = {
  before: required(nullable(Brief)),
  after: required(Brief),
  difference: required(nullable(float())),
  pairs: required(nullable(integer())),
  better: required(nullable(integer())),
  worse: required(nullable(integer())),
  p: required(float()),
  verdict: required(ChangeVerdict),
  effect: required(
    nullable(model("ComparisonEffect", { value: required(float()), low: required(float()), high: required(float()) })),
  ),
  more_than_noise: required(bool()),
  words: required(text()),
};
export const Change = model("ComparisonChange", change);
export const DimensionChange = model("ComparisonDimensionChange", { name: required(text()), ...change });

const Share = model("ComparedShare", { resisted: required(integer()), n: required(integer()) });
export const ProbeChangeShape = model("ComparisonProbeChange", {
  probe: required(text()),
  title: required(text()),
  dimension: required(text()),
  scenario: required(text()),
  severity: required(SeverityShape),
  before: required(Share),
  after: required(Share),
  better: required(nullable(integer())),
  worse: required(nullable(integer())),
  pairs: required(nullable(integer())),
  p: required(float()),
  p_adjusted: required(float()),
  more_than_noise: required(bool()),
  verdict: required(ChangeVerdict),
});

export const ChangedPromptShape = model("ChangedPrompt", {
  probe: required(text()),
  title: required(text()),
  before_seq: required(integer()),
  after_seq: required(integer()),
  to: required(oneOf("resisted", "failed")),
});

export const NotCompared = model("NotComparedProbes", {
  only_before: required(list(text())),
  only_after: required(list(text())),
});

const FromTo = model("ConfigurationChange", { from: required(anyValue()), to: required(anyValue()) });
const Guard = model("ComparedGuard", {
  guard_config_id: required(nullable(text())),
  guard_manually_configured: required(bool()),
  protection_status: required(text()),
});
const Genome = model("ComparedGenome", {
  config_etag: required(text()),
  genome_id: required(nullable(text())),
  version: required(nullable(integer())),
  proposal: required(nullable(model("ComparedProposal", { id: required(uuid()), taken_back: required(bool()) }))),
});

export const AgentChange = model("ComparedAgent", {
  revisions: required(model("ComparedRevisions", { before: required(integer()), after: required(integer()) })),
  same: required(bool()),
  asked: required(mapOf(FromTo)),
  system_prompt: required(
    nullable(list(model("TextPiece", { kind: required(oneOf("same", "added", "removed")), text: required(text()) }))),
  ),
  configuration: required(mapOf(FromTo)),
  guard: required(model("ComparedGuards", { before: required(Guard), after: required(Guard), same: required(bool()) })),
  genome: required(
    model("ComparedGenomes", { before: required(Genome), after: required(Genome), same: required(bool()) }),
  ),
  steps: required(list(anyValue())),
});
