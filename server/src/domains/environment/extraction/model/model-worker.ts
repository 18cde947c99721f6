import { createHash } from "node:crypto";
import type { Clock } from "../../../../kernel/clock.ts";
import { fault } from "../../../../kernel/errors.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { type JobContext, openJobContext } from "../../../../platform/work/context.ts";
import { type Attempt, openExclusiveSession } from "../../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../../platform/work/worker.ts";
import type { ConversationPort, Pacer } from "../../../agents/conversation/port.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import { getPolicy } from "../../policies/manage.ts";
import { findText } from "../../policies/store.ts";
import type { RunRow } from "../store.ts";
import { addClaims } from "./add-claims.ts";
import {
  callsOf,
  claimRun,
  EXTRACTION_LOCKS,
  endRun,
  markSent,
  releaseRun,
  selectInProgress,
  writeAnswer,
} from "./model-store.ts";
import { ANSWER_TOKENS, READER_SYSTEM_PROMPT, sectionMessage } from "./prompt.ts";
import { readClaims } from "./read-answer.ts";
import { type Section, sectionsOf } from "./sections.ts";

export interface ModelReaderNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
}

const rulesByDefault: WorkerRules = { everyMs: 1_000, graceMs: 5_000, places: 1 };

/** Lets an agent of the team read a policy, section by section. A call is written down before it is sent, and never sent twice. */
export function startModelReader(needs: ModelReaderNeeds, rules: WorkerRules = rulesByDefault): Worker {
  const kind: JobKind = {
    name: "rule extraction",
    lockSpace: EXTRACTION_LOCKS,
    list: selectInProgress,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, { prefix: "extraction", scopes: ["full"] });
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimRun(act, claimed),
          work: (run, attempt) => work(needs, { context, run, attempt }),
          fail: (act) => endRun(act, job.id, { status: "failed", problem: "The agent could not be asked." }),
          release: (act) => releaseRun(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

interface Place {
  readonly context: JobContext;
  readonly run: RunRow;
  readonly attempt: Attempt;
}

async function work(needs: ModelReaderNeeds, place: Place): Promise<void> {
  const { context, run, attempt } = place;
  const text = await context.inTeam((act) => findText(act, run.policy_id));
  if (!text || text.version !== run.text_version) {
    await context.transaction((act) =>
      endRun(act, run.id, { status: "failed", problem: "The policy has another text now." }),
    );
    return;
  }
  const sections = sectionsOf(text.content, text.blocks).slice(0, run.max_calls);
  const asked = new Set((await context.inTeam((act) => callsOf(act, run.id))).map(({ number }) => number));
  const ask = await openAsker(needs, place);
  for (const section of sections) {
    if (attempt.isStopping()) return;
    if (!asked.has(section.number)) await ask(section, text.content.slice(section.start, section.end));
  }
  await context.transaction(async (act) => {
    const calls = await callsOf(act, run.id);
    const found = sections.flatMap((section) => {
      const answer = calls.find(({ number }) => number === section.number)?.answer;
      const claims = answer ? readClaims(answer, caseOf(run, section)) : null;
      return claims ? [{ section, claims }] : [];
    });
    const policy = await getPolicy(act, run.policy_id);
    const agentId = run.extractor_agent_id ?? "";
    const { agent_name, model_name } = await needs.agents.get(act, agentId);
    const origin = { kind: "model" as const, name: agent_name, version: "1", agent_id: agentId, model: model_name };
    const added = await addClaims(act, { policy, text, origin, found });
    const problem = found.length === 0 && sections.length > 0 ? "No answer of the agent could be read." : null;
    await endRun(act, run.id, { status: problem ? "failed" : "completed", problem, ...added });
    await recordAudit(act, {
      action: "policy.read_by_agent",
      target: { kind: "policy", id: policy.id },
      details: { agent_id: agentId, calls: calls.length, unread: sections.length - found.length, ...added },
    });
  });
}

/** Its own for every section of every run: an answer to another question is none. */
const caseOf = (run: RunRow, { number }: Section): string =>
  createHash("sha256").update(`${run.id} ${number}`).digest("hex").slice(0, 8);

async function openAsker(needs: ModelReaderNeeds, { context, run, attempt: { signal } }: Place) {
  const agentId = run.extractor_agent_id;
  if (!agentId) throw fault("AGENT_NOT_FOUND");
  const reach = await context.inTeam((act) => needs.agents.reach(act, agentId));
  const driver = needs.conversation.open(reach);
  const paced = { id: reach.id, subject: context.job, rate: reach.rateLimit };
  return async (section: Section, words: string): Promise<void> => {
    await context.transaction((act) => markSent(act, run.id, section.number));
    const reply = await driver.converse(
      {
        systemPrompt: READER_SYSTEM_PROMPT,
        messages: [{ role: "user", text: sectionMessage(caseOf(run, section), words) }],
        params: { ...reach.params, temperature: 0, maxTokens: ANSWER_TOKENS },
        timeoutMs: reach.timeoutMs,
      },
      { signal, pace: () => needs.pacer.turn(paced, signal) },
    );
    signal.throwIfAborted();
    const isRead = reply.outcome === "answered" && readClaims(reply.text, caseOf(run, section)) !== null;
    await context.transaction((act) =>
      writeAnswer(act, run.id, {
        number: section.number,
        // Only what could be read is kept: an answer may be anything, and of any length.
        answer: isRead && reply.outcome === "answered" ? reply.text : null,
        usage: reply.outcome === "answered" ? (reply.usage ?? null) : null,
      }),
    );
  };
}
