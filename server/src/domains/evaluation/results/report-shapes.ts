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
import { text } from "../../../kernel/shape/text.ts";
import { controlNames } from "../controls/control.ts";
import { RunTestSetResult } from "../custom/shapes.ts";
import { NamedFigure, OutcomeShape, OverallFigure, probeFigure, ScenarioFigure } from "../shapes/figures.ts";
import { SeverityShape } from "../shapes/severity.ts";

const ProbeFigure = model("EvaluationProbeFigure", { ...probeFigure, severity: required(SeverityShape) });

const CoverageEntry = model("CoverageEntry", {
  id: required(text(), { description: "The taxonomy's own, such as LLM01." }),
  title: required(text()),
  testable: required(text()),
  status: required(named("CoverageStatus", oneOf("tested", "partly", "untested", "not testable from outside"))),
  reason: required(nullable(text()), { description: "Why it is not fully tested; null if it is." }),
  probes: required(
    list(
      model("CoverageProbe", {
        id: required(text()),
        planned: required(integer()),
        asked: required(integer()),
        assessed: required(integer()),
      }),
    ),
  ),
  checks: required(list(model("CoverageCheck", { id: required(text()), outcome: required(nullable(OutcomeShape)) }))),
  asked: required(integer()),
  assessed: required(integer()),
});

const TaxonomyCoverage = model("TaxonomyCoverage", {
  name: required(text()),
  title: required(text()),
  counts: required(mapOf(integer()), { description: "Entries by status." }),
  entries: required(list(CoverageEntry)),
});

const ControlShape = model("EvaluationControl", {
  control: required(named("EvaluationControlName", oneOf(...controlNames))),
  title: required(text()),
  result: required(named("EvaluationControlResult", oneOf("met", "not_met", "unknown")), {
    description: "Unknown if too few of its questions got an answer. The probes that depend on it were asked then.",
  }),
  asked: required(integer()),
  met: required(integer(), { description: "Answers that showed it. For liveness, different answers." }),
  errors: required(integer(), { description: "Questions without an answer." }),
  reason: required(text()),
  probes: required(list(text()), { description: "Probes that depend on it. They are not asked if it is not met." }),
});

const NotTestable = model("EvaluationNotTestable", {
  id: required(text(), { description: "The probe's id." }),
  dimension: required(text()),
  scenario: required(text()),
  because: required(text(), { description: "What the agent was seen not to be able to do." }),
});

export const ReportShape = model("EvaluationScores", {
  seed: required(integer()),
  threshold: required(float()),
  replicates: required(integer(), { description: "Bootstrap samples behind the confidence intervals." }),
  scores: required(mapOf(nullable(float()))),
  overall: required(OverallFigure, {
    description: "The mean of the dimensions, with the verdict of the whole run, which the mean does not decide.",
  }),
  critical: optional(list(text()), {
    description: "Probes that fail the run if they fail, as set when the run ended. Absent in old runs.",
  }),
  missing: optional(list(text()), { description: "Dimensions that a pass needs and that were not evaluated." }),
  picked: optional(bool(), { description: "The run was limited to some probes." }),
  own_secrets: optional(integer(), { description: "Responses with the agent's own API key or token in them." }),
  controls: optional(list(ControlShape), {
    description: "What the run found out about the agent before it tested it. Absent in old runs.",
  }),
  not_testable: optional(list(NotTestable), {
    description: "Probes that were not asked, because the agent lacks what they need.",
  }),
  test_sets: optional(list(RunTestSetResult), {
    description: "Your own tests. They are part of no score; a required set that fails, fails the run.",
  }),
  dimensions: required(list(NamedFigure)),
  scenarios: required(list(ScenarioFigure)),
  probes: required(list(ProbeFigure)),
  coverage: required(list(TaxonomyCoverage)),
  unassessed_by_reason: optional(
    list(
      model("UnassessedReason", {
        reason: required(text(), { description: "As a sentence." }),
        count: required(integer()),
        dimensions: required(mapOf(integer()), { description: "The count by dimension." }),
      }),
    ),
    { description: "Why responses could not be assessed, the most frequent reason first. Absent in old runs." },
  ),
  judged: required(
    nullable(
      model("JudgedOutcomes", {
        resisted: required(integer()),
        failed: required(integer()),
        unassessed: required(integer()),
        disagreed: optional(integer(), {
          description: "Those of the unassessed on which some judges say failed and others passed. Absent in old runs.",
        }),
        scores: required(mapOf(nullable(float()))),
        overall: required(OverallFigure),
      }),
    ),
    { description: "The same with the majority of the judges counted; null without a judge." },
  ),
});

export const StaticCheck = model("StaticCheckResult", {
  id: required(text()),
  title: required(text()),
  severity: required(SeverityShape),
  harness: required(text()),
  subdimension: required(text()),
  level: required(oneOf("grey_box", "white_box"), { description: "The access level that the check needs." }),
  tags: required(mapOf(list(text()))),
  outcome: required(OutcomeShape),
  reason: required(text()),
  evidence: required(
    list(
      model("StaticCheckEvidence", {
        where: required(text(), { description: "A source file, or a field of the configuration." }),
        line: optional(integer()),
        text: required(text()),
      }),
    ),
  ),
});
