import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { jobStatuses } from "../../../platform/work/status.ts";

const PATH = "/v1/evaluations/{evaluation_id}/judging";
const tag = "Evaluation";
const MOST_JUDGES = 5;
const params = model("JudgingPath", {
  evaluation_id: required(uuid(), { description: "The evaluation's id." }),
});

const Judging = model("EvaluationJudging", {
  evaluation_id: required(uuid()),
  open: required(integer(), { description: "Responses that neither a detector nor a person has decided." }),
  estimate: required(
    model("JudgingEstimate", {
      requests: required(integer()),
      prompt_tokens: required(integer()),
      completion_tokens: required(integer()),
    }),
    { description: "For one judge, if it is asked about all of them. Tokens are estimated by length." },
  ),
  decides: required(bool(), {
    description: "Whether the judges' majority counts in the score. Without a good enough card, they only advise.",
  }),
  judges: required(
    list(
      model("JudgingJudge", {
        agent_id: required(uuid()),
        agent_name: required(nullable(text())),
        decides: required(bool(), { description: "Its vote counts: its card, as it was then, is good enough." }),
        failed: required(integer()),
        resisted: required(integer()),
        unclear: required(integer()),
      }),
    ),
    { description: "The judges that were asked last, and how often each of them said what." },
  ),
  job: required(
    nullable(
      model("JudgingJob", {
        status: required(oneOf(...jobStatuses)),
        status_message: required(nullable(text())),
        requests_sent: required(integer()),
        max_requests: required(integer()),
        created_at: required(integer()),
        completed_at: required(nullable(integer())),
      }),
    ),
    { description: "The newest; null if no judge was asked after the evaluation." },
  ),
});

const job = {
  status: "completed",
  status_message: null,
  requests_sent: 74,
  max_requests: 74,
  created_at: 1_780_000_000,
  completed_at: 1_780_000_120,
} as const;
const agent_id = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";
const example = {
  evaluation_id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c37",
  open: 37,
  estimate: { requests: 37, prompt_tokens: 28_400, completion_tokens: 2_220 },
  decides: true,
  judges: [{ agent_id, agent_name: "Judge", decides: true, failed: 11, resisted: 24, unclear: 2 }],
  job,
};
const errors = ["EVALUATION_NOT_FOUND", "EVALUATION_ARCHIVED"] as const;

export const judgeUnassessedOp = operation({
  id: "evaluation.judgeUnassessed",
  method: "POST",
  path: PATH,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Judge unassessed responses",
  description:
    "Asks judges, in the background, about the responses of a completed evaluation that neither a detector nor a person has decided. What more than half of the judges with a good enough card say counts in the score, apart (`by_judge`); without a majority the response stays unassessed. Start it again to continue a paused job: what a judge has said already is not asked again.",
  params,
  body: model("JudgeUnassessedRequest", {
    judge_agent_ids: required(list(uuid(), { min: 1, max: MOST_JUDGES }), {
      description: "Agents of your team that speak chat completions, other than the tested one.",
    }),
    max_requests: optional(nullable(integer({ ge: 1, le: 100_000 })), {
      description: "The job pauses there. By default, one request for each response and judge.",
    }),
  }),
  responses: { 202: Judging },
  errors: [...errors, "EVALUATION_STATE", "AGENT_NOT_FOUND"],
  example: {
    request: { judge_agent_ids: [agent_id] },
    response: { ...example, job: { ...job, status: "running", requests_sent: 0, completed_at: null } },
  },
});

export const getJudgingOp = operation({
  id: "evaluation.getJudging",
  method: "GET",
  path: PATH,
  tag,
  access: "evaluation:read",
  summary: "Get the judging of an evaluation",
  description: "What judges said, whether it counts, and what asking another judge would take.",
  params,
  responses: { 200: Judging },
  errors,
  example: { response: example },
});

export const cancelJudgingOp = operation({
  id: "evaluation.cancelJudging",
  method: "POST",
  path: `${PATH}/cancel`,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Cancel judging",
  description: "What the judges have said so far is kept.",
  params,
  responses: { 200: Judging },
  errors: [...errors, "EVALUATION_STATE"],
  example: { response: { ...example, job: { ...job, status: "cancelled", completed_at: null } } },
});

export const judgingOperations = [judgeUnassessedOp, getJudgingOp, cancelJudgingOp];
