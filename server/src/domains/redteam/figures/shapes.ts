import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { union } from "../../../kernel/shape/union.ts";
import { importedTools } from "../model/imported-goal.ts";

const count = (description?: string) => required(integer(), description === undefined ? {} : { description });
const share = (description: string) => required(nullable(float()), { description });
const texts = (description: string) => required(list(text()), { description });

const interval = {
  rate: share("From 0 to 1. Null where nothing was counted."),
  low: share("Lower bound of the 95% confidence interval."),
  high: share("Upper bound of the 95% confidence interval."),
};
const breakRate = {
  broken: count("Goals that an attack broke. Of an import: hits that the other tool reports."),
  assessed: count("Broken or held. Of an import: judged by the other tool."),
  ...interval,
};

const Share = model("CampaignShare", interval);
const BreakRate = model("CampaignBreakRate", breakRate);
export const Headline = model("CampaignHeadline", {
  ...breakRate,
  words: required(text(), { description: "The one sentence about it." }),
});
export const CategoryRate = model("CampaignCategoryRate", { category: required(text()), ...breakRate });

const tried = {
  tried: count(),
  moved: count("Tries after which the agent came closer."),
  broke: count(),
  ...interval,
  moves: required(Share, { description: "Moved out of tried." }),
};
const attempted = { tried: count(), broke: count(), ...interval };
const spending = { requests: count(), tokens: count() };

const Survival = model("CampaignSurvival", {
  points: required(
    list(
      model("CampaignSurvivalPoint", {
        query: count(),
        at_risk: count("Goals that were still tried."),
        broke: count(),
        censored: count("Goals that held until here, and were tried no longer."),
        held: required(float(), { description: "Share of goals that no attack has broken yet." }),
        low: share("Null where every goal is broken."),
        high: share("Null where every goal is broken."),
      }),
    ),
  ),
  median: share("Queries until half of all assessed goals are broken. Null: not reached."),
  median_low: share("Lower bound of the 95% confidence interval."),
  median_high: share("Upper bound. Null: may never be reached."),
  budget: count("Queries that a goal may take."),
  words: required(text()),
});

const States = model("CampaignGoalStates", {
  confirmed: count(),
  seen: count(),
  doubtful: count(),
  held: count(),
  unassessed: count(),
  judged: count("Decided by a judge alone."),
  open: count("Not finished."),
});

const OwnFigures = model(
  "CampaignFigures",
  {
    headline: required(Headline, { description: "Broken out of assessed goals, with an interval over families." }),
    notes: texts("What to know beside it, one sentence each."),
    categories: required(list(CategoryRate)),
    severities: required(list(model("CampaignSeverityRate", { severity: required(text()), ...breakRate }))),
    states: required(States, {
      description: "Goals by result. Those that a judge decides, and those in progress, are counted apart.",
    }),
    survival: required(Survival, { description: "How many goals hold after each query." }),
    success_at: required(
      list(
        model("CampaignSuccessAt", {
          k: count("Queries."),
          share: required(float(), { description: "Share of goals that are broken by then." }),
          low: share("Lower bound of the 95% confidence interval."),
          high: share("Upper bound of the 95% confidence interval."),
        }),
      ),
    ),
    operators: required(
      list(
        model("CampaignOperatorFigure", {
          id: required(text()),
          family: required(text()),
          title: required(text()),
          ...tried,
        }),
      ),
    ),
    families: required(list(model("CampaignOperatorFamilyFigure", { family: required(text()), ...tried }))),
    strategies: required(list(model("CampaignStrategyFigure", { strategy: required(text()), ...attempted }))),
    engines: required(
      list(model("CampaignEngineFigure", { engine: required(oneOf("embedded", "model")), ...attempted })),
      { description: "Who thought of the attempts: the built-in engine, or the attacker agent." },
    ),
    unassessed: required(list(model("CampaignUnassessed", { reason: required(text()), goals: count() })), {
      description: "Why goals were not assessed, the most frequent reason first.",
    }),
    gradient_share: share("Share of goals whose answers gave a sign to steer by. Null: too few answers."),
    gradient: required(
      model("CampaignGradient", {
        steerable: count("Goals whose answers gave a sign to steer by."),
        told: count("Goals with enough answers to tell."),
      }),
    ),
    judged: required(BreakRate, { description: "Goals that only a judge can decide. They are in no other figure." }),
    spending: required(
      model("CampaignSpending", {
        ...spending,
        cost: share("Null without prices."),
        model_calls: count(),
        model_tokens: count(),
        by_phase: required(mapOf(model("CampaignPhaseSpending", { attempts: count(), ...spending, errors: count() })), {
          description: "By phase: handshake, twin, hunt, confirm, generalize, minimize.",
        }),
      }),
    ),
  },
  { description: "What a campaign of the console has shown. Shares are from 0 to 1." },
);

/** Counts and verdicts of another tool. */
export const importedFigures = {
  imported: required(bool()),
  tool: required(oneOf(...importedTools), { description: "Told by the file's content." }),
  tests: count("All tests in the file."),
  hits: count("Attacks that worked, as the tool says."),
  held: count("Attacks that did not, as the tool says."),
  errors: count("Tests without an answer."),
  undetermined: count("Tests that the tool did not judge."),
  broken_lines: count("Lines or entries that could not be read."),
  skipped: count("Entries that are no tests."),
  kept: count("Tests that are kept with their texts: at most 2,000 hits and 1,000 others."),
  unknown: count("Kept tests of probes that the console has no category for. They are kept as custom."),
  words: required(text()),
  headline: required(Headline),
  notes: required(list(text())),
  categories: required(list(CategoryRate)),
};

const ImportFigures = model("ImportedCampaignFigures", importedFigures, {
  description: "What another tool's file says. Its counts and verdicts, not the console's.",
});

/** What a campaign has shown, or what another tool says that it did. */
export const Figures = union(OwnFigures, ImportFigures);
