import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Harness } from "../harness/harness.ts";
import { getRun } from "../runs/read-runs.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { lockRun, updateJudges } from "../runs/store/runs.ts";
import { findPanel, judgesOf } from "./panel.ts";
import { type AskedJudge, cancelRunning, countOpen, countVotes, findJudging, insertJudging } from "./store.ts";

interface Needs {
  readonly agents: AgentsPort;
  readonly harnesses: readonly Harness[];
}

interface JudgeRequest {
  readonly judges: readonly string[];
  readonly cap: number | null;
}

/** Starts the job; workers find it. From here on, these judges are the run's judges, and a majority of them decides. */
export async function startJudging(needs: Needs, act: Act, { id, request }: { id: string; request: JudgeRequest }) {
  const run = await lockRun(act, id);
  if (!run) throw fault("EVALUATION_NOT_FOUND");
  if (run.status !== "completed")
    throw fault("EVALUATION_STATE", { public: "Only responses of a completed evaluation can be judged." });
  const judges = await resolveJudges(needs, act, { run, ids: [...new Set(request.judges)] });
  const { answers } = await countOpen(act, id, namesOf(needs));
  const cap = request.cap ?? Math.max(1, answers * judges.length);
  const isNew = await insertJudging(act, { id: newId(act.now), evaluation_id: id, judges, requests_cap: cap });
  if (!isNew) throw fault("EVALUATION_STATE", { public: "Judges are already at work on this evaluation." });
  await updateJudges(act, run, judges);
  await recordAudit(act, {
    action: "evaluation.judging_started",
    target: { kind: "evaluation", id },
    details: { judges: judges.map(({ agent_id }) => agent_id), responses: answers, max_requests: cap },
  });
  return readJudging(needs, act, id);
}

async function resolveJudges(
  { agents }: Needs,
  act: Act,
  { run, ids }: { readonly run: RunRow; readonly ids: readonly string[] },
): Promise<AskedJudge[]> {
  const judges: AskedJudge[] = [];
  for (const [at, id] of ids.entries()) {
    const where = ["body", "judge_agent_ids", at];
    if (id === run.agent_id) throw unprocessable(where, "An agent can't judge its own responses", id);
    const { url, protocol } = await agents.reach(act, id);
    if (url === null || protocol !== "chat_completions")
      throw unprocessable(where, "A judge must be a chat completions agent with an endpoint URL", id);
    judges.push({ agent_id: id, revision: (await agents.get(act, id)).edited_revision });
  }
  return judges;
}

export async function cancelJudging(needs: Needs, act: Act, id: string) {
  await getRun(act, id);
  if (!(await cancelRunning(act, id)))
    throw fault("EVALUATION_STATE", { public: "No judges are at work on this evaluation." });
  await recordAudit(act, { action: "evaluation.judging_canceled", target: { kind: "evaluation", id } });
  return readJudging(needs, act, id);
}

/** A token is about four characters; the instructions of a judge and its answer are short. */
const CHARACTERS_A_TOKEN = 4;
const INSTRUCTION_TOKENS = 250;
const ANSWER_TOKENS = 60;

/** What judges said of a run so far, and what asking one more would take. */
export async function readJudging(needs: Needs, act: Act, id: string) {
  const run = await getRun(act, id);
  const { answers, characters } = await countOpen(act, id, namesOf(needs));
  const job = await findJudging(act, id);
  const panel = await findPanel(act, run);
  const votes = await countVotes(act, id);
  const judges = await needs.agents.naming(act, judgesOf(run));
  return {
    evaluation_id: id,
    open: answers,
    estimate: {
      requests: answers,
      prompt_tokens: Math.ceil(characters / CHARACTERS_A_TOKEN) + answers * INSTRUCTION_TOKENS,
      completion_tokens: answers * ANSWER_TOKENS,
    },
    decides: panel !== null && panel.card !== null,
    judges: judges.map(({ agent_id, agent_name, revision }) => {
      const said = (outcome: string): number =>
        votes
          .filter((one) => one.agent_id === agent_id && one.revision === revision && one.outcome === outcome)
          .reduce((sum, { count }) => sum + count, 0);
      const decides = panel?.card != null && panel.voters.some((one) => one.agent_id === agent_id);
      const counts = { failed: said("failed"), resisted: said("resisted"), unclear: said("unassessed") };
      return { agent_id, agent_name, decides, ...counts };
    }),
    job: job && {
      status: job.status,
      status_message: job.status_message,
      requests_sent: job.requests_sent,
      max_requests: job.requests_cap,
      created_at: job.created_at,
      completed_at: job.completed_at,
    },
  };
}

const namesOf = ({ harnesses }: Needs): string[] => harnesses.map(({ name }) => name);
