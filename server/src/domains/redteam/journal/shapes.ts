import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { goalResults } from "../course/next-send.ts";
import { phases } from "../model/attempt.ts";
import { importedTools } from "../model/imported-goal.ts";

export const Worked = model("CampaignWorked", {
  worked: required(integer({ ge: 0 })),
  of: required(integer({ ge: 0 }), { description: "Attempts that could be assessed." }),
});
const signal = (description: string) => required(nullable(float()), { description });
const outcome = oneOf("broke", "held", "unassessed");

const Before = model(
  "CampaignGoalBefore",
  {
    by: required(oneOf("native", ...importedTools), { description: "native: a campaign of this console." }),
    verdict: required(text(), { description: "confirmed or seen; of another tool: hit." }),
    confirmed: required(nullable(Worked), { description: "How often it worked then." }),
    finding_id: required(nullable(uuid()), { description: "The finding that it was filed under." }),
  },
  { description: "What was known of a goal before it was asked again." },
);

export const CampaignGoal = model(
  "CampaignGoal",
  {
    place: required(integer({ ge: 0 }), { description: "Its place in the plan, from 0." }),
    key: required(text()),
    category: required(text()),
    family: required(text()),
    title: required(text(), { description: "What the family is after, in a few words." }),
    severity: required(oneOf("low", "medium", "high", "critical")),
    ways: required(list(text()), { description: "Through which it can be tried in this campaign." }),
    wish: required(text(), { description: "What the attacker wants, said plainly." }),
    state: required(oneOf("waiting", "running", "done")),
    result: required(nullable(oneOf(...goalResults))),
    is_opinion: required(bool(), {
      description: "Only a judge can decide it. What it says is in no figure and opens no finding.",
    }),
    reason: required(nullable(text()), { description: "Why it could not be assessed." }),
    queries: required(integer({ ge: 0 }), { description: "Attempts of the hunt so far." }),
    first_success: required(nullable(integer()), { description: "Which of them worked first." }),
    best_signal: signal("How far the agent gave way at most, from 0 to 1. Steers the search; it is not a score."),
    finding_id: required(nullable(uuid())),
    confirmed: required(nullable(Worked), { description: "Again, with fresh secrets." }),
    generalized: required(nullable(Worked), { description: "On other goals of the family." }),
    before: required(nullable(Before), { description: "Only of a goal of a retest." }),
    trail: required(list(nullable(float())), {
      description:
        "The signal of each attempt of the hunt, in a retest of each conversation: 1 broke the goal, null could not be assessed.",
    }),
  },
  { description: "A goal of a campaign's plan, and how far it is." },
);

export const CampaignGoals = model("CampaignGoals", {
  goals: required(list(CampaignGoal), { description: "In plan order." }),
});

const Minimized = model("CampaignMinimizedAttack", {
  step: required(integer({ ge: 0 }), { description: "The attempt that confirmed it." }),
  confirmed: required(Worked),
  queries: required(integer({ ge: 0 }), { description: "Requests that shortening took." }),
  is_irreducible: required(bool(), { description: "Without any of its sentences it does not work." }),
  words_before: required(integer({ ge: 0 })),
  words_after: required(integer({ ge: 0 })),
  before: required(text(), { description: "The attack as it was found." }),
  after: required(text(), { description: "What of it is needed, with the same secrets." }),
});

export const CampaignGoalDetails = model(
  "CampaignGoalDetails",
  {
    ...CampaignGoal.fields,
    minimized: required(nullable(Minimized), { description: "The shortest attack that still works." }),
    operators: required(
      list(
        model("CampaignOperator", {
          id: required(text()),
          title: required(text()),
          family: required(text()),
          idea: required(text(), { description: "What it does, and why it may work." }),
        }),
      ),
      { description: "Those that were tried on this goal." },
    ),
  },
  { description: "A goal with what was learned about the attack that broke it." },
);

const attempt = {
  goal: required(integer({ ge: 0 }), { description: "The place of its goal in the plan." }),
  step: required(integer({ ge: 0 })),
  phase: required(oneOf(...phases)),
  trial: required(nullable(integer()), { description: "Which repetition of a later phase it belongs to." }),
  strategy: required(text()),
  engine: required(oneOf("embedded", "model"), { description: "Who thought of it." }),
  operators: required(list(text())),
  from_step: required(nullable(integer()), { description: "The attempt whose conversation it goes on with." }),
  state: required(oneOf("sent", "observed")),
  signal: signal("How far the agent gave way, from 0 to 1."),
  outcome: required(nullable(outcome)),
  is_error: required(bool()),
  requests: required(integer({ ge: 0 })),
  tokens: required(integer({ ge: 0 })),
  sent_at: required(integer(), { description: "Unix seconds." }),
};

export const CampaignAttempts = model("CampaignAttempts", {
  attempts: required(list(model("CampaignAttempt", attempt)), { description: "By goal and step." }),
  next_cursor: required(nullable(text()), { description: "For the next page; null at the end." }),
});

const Line = model("CampaignTranscriptLine", {
  who: required(oneOf("console", "user", "outsider", "agent"), {
    description: "console: what was set up before. outsider: a text that someone else wrote where the agent reads it.",
  }),
  what: required(text(), { description: "What it is, in a few words." }),
  text: required(text()),
  answer: required(nullable(integer()), { description: "For lines of the agent: which answer it is, from 0." }),
  calls: required(list(model("CampaignToolCall", { name: required(text()), arguments: required(text()) }))),
});

const Effect = model("CampaignEffect", {
  answer: required(nullable(integer()), { description: "The answer that it belongs to." }),
  kind: required(text()),
  name: required(text(), { description: "The tool, the path or the peer." }),
  text: required(text()),
  is_cause: required(bool(), { description: "It broke the goal." }),
  at: required(nullable(integer()), { description: "Unix milliseconds, for effects at the sandbox." }),
});

export const CampaignTranscript = model(
  "CampaignTranscript",
  {
    ...attempt,
    transcript: required(list(Line), { description: "In the order of the conversation, as it was sent and answered." }),
    effects: required(list(Effect)),
    refusal: required(nullable(text()), { description: "How the agent said no." }),
    error: required(nullable(text()), { description: "Why there is nothing to judge." }),
    verdict: required(
      nullable(
        model("CampaignVerdict", {
          outcome: required(outcome),
          reason: required(text()),
          by: required(text(), { description: "The detector that decided; effect where something happened." }),
          evidence: optional(text()),
          basis: required(oneOf("effect", "text", "opinion")),
        }),
      ),
      { description: "Null until it is observed." },
    ),
  },
  { description: "One attempt with everything that was said. The texts are hostile: show them as text." },
);
