import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../kernel/clock.ts";
import type { Database, Subject } from "../../platform/db/database.ts";
import { nothing, plus, type Spending } from "../../platform/work/budget.ts";
import { openJobContext } from "../../platform/work/context.ts";
import type { AgentDriver, Conversation, ConversationPort, Pacer, RetryPolicy } from "../agents/conversation/port.ts";
import type { AgentReach, AgentsPort } from "../agents/port.ts";
import type { ProtectionPort } from "../protection/port.ts";
import { ask, type Result } from "./asking/ask.ts";
import { spentOn } from "./budget/budget.ts";
import type { TestSetLoader } from "./custom/load-sets.ts";
import { keepCampaignFindings } from "./findings/campaigns/keep-attacks.ts";
import { countOpenByCategory } from "./findings/campaigns/store.ts";
import { makeHarness } from "./generated/packs/make-harness.ts";
import { planRules, rulesHarness } from "./generated/plan-rules.ts";
import type { Grader } from "./grading/grader.ts";
import type { Harness, PlannedPrompt } from "./harness/harness.ts";
import { promptsOfFinding, promptsOfHarness } from "./kept-prompts.ts";
import { ownTraffic, trafficHarness, trafficPrompts } from "./labeled-traffic.ts";
import { ownPrompts } from "./own-prompts.ts";
import type { AgentLine, Answered, EvaluationPort, PortPrompt } from "./port.ts";
import { probes } from "./probes/list.ts";
import { selectLatestVerdicts, selectRecentScores, selectRunsNow } from "./results/store/latest-verdicts.ts";
import { createRun } from "./runs/create-run.ts";
import { jobIdentity } from "./runs/dependencies.ts";
import { answersByTurn } from "./world/play.ts";

export interface LocalEvaluationNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly harnesses: readonly Harness[];
  readonly grader: Grader;
  readonly testSets: TestSetLoader;
  readonly protection: ProtectionPort;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly retries?: RetryPolicy;
}

/** Of searches alone: no run has them. */
const SEARCHED = [rulesHarness, trafficHarness];

const byId = new Map(probes.map((probe) => [probe.id, probe]));

export function localEvaluation(needs: LocalEvaluationNeeds): EvaluationPort {
  return {
    plan: (seed) =>
      needs.harnesses.flatMap((harness) =>
        [...harness.plan(seed)].filter(({ question }) => question.world === undefined).map(asPrompt),
      ),
    planRules,
    promptsOfFinding,
    promptsOfHarness,
    begin: (act, agentId) =>
      createRun(needs, act, {
        agent_id: agentId,
        type: "behavioral",
        harness_names: needs.harnesses.map(({ name }) => name),
        harness_type: "standard",
        plan: "standard",
        through_gateway: false,
        concurrency: 8,
      }),
    underWay: selectRunsNow,
    standings: selectLatestVerdicts,
    lately: selectRecentScores,
    keepCampaignFindings: (act, found) => keepCampaignFindings(needs.agents, act, found),
    openCampaignFindings: countOpenByCategory,
    makeHarness,
    ownHarness: async (act, name) => (await needs.testSets.find(act, [name]))[0] ?? null,
    ownTraffic: (act, agentId) => ownTraffic(needs.protection, act, agentId),
    ownPrompts: (act, harness) =>
      "traffic" in harness ? trafficPrompts(needs.protection, act, harness) : ownPrompts(needs.testSets, act, harness),
    open: async (subject, agentId, own) => {
      const { inTeam } = openJobContext(needs, { id: "", ...subject }, jobIdentity);
      const reach = await inTeam((act) => needs.agents.reach(act, agentId));
      const loaded = own && !("traffic" in own) ? await inTeam((act) => needs.testSets.loadPlanned(act, own)) : null;
      const harnesses = loaded ? [...needs.harnesses, loaded] : needs.harnesses;
      return openLine({ ...needs, harnesses }, subject, reach);
    },
  };
}

function asPrompt({ harness, probe, family, question }: PlannedPrompt): PortPrompt {
  const known = byId.get(probe);
  return {
    key: createHash("sha256")
      .update(JSON.stringify([probe, question]))
      .digest("hex")
      .slice(0, 24),
    harness,
    scenario: known?.subdimension ?? "other",
    probe,
    severity: known?.severity ?? "medium",
    family,
    isBenign: known?.decides.delivered === "resisted",
    question,
  };
}

type StoredAnswer = Extract<Result["observation"]["turns"][number], { outcome: "answered" }>;

/** What the agent said in a turn; where tools were played, with its calls and what they returned. */
const replyOf = (answers: readonly StoredAnswer[]): string =>
  answers
    .flatMap(({ text, toolCalls, played = [] }) => [
      text,
      ...played.map(({ result }, at) => `[called ${toolCalls[at]?.name}(${toolCalls[at]?.arguments}): ${result}]`),
    ])
    .filter(Boolean)
    .join("\n");

/** One for each model that is asked at the agent's address. */
function driversOf(conversation: ConversationPort, reach: AgentReach) {
  const open = new Map([[reach.model, conversation.open(reach)]]);
  return (wanted: string | null | undefined): AgentDriver => {
    const model = wanted || reach.model;
    const driver = open.get(model) ?? conversation.open({ ...reach, model });
    open.set(model, driver);
    return driver;
  };
}

function openLine(needs: LocalEvaluationNeeds, subject: Subject, reach: AgentReach): AgentLine {
  const driverFor = driversOf(needs.conversation, reach);
  const paced = { id: reach.id, subject, rate: reach.rateLimit };
  const harnesses = new Map([...needs.harnesses, ...SEARCHED].map((harness) => [harness.name, harness]));
  return {
    variant: { systemPrompt: reach.systemPrompt, params: reach.params },
    protocol: reach.protocol,
    rateLimit: reach.rateLimit,
    async ask(prompt, variant, signal) {
      const harness = harnesses.get(prompt.harness);
      if (!harness) throw new RangeError(`there is no harness ${prompt.harness}`);
      const configuration = { systemPrompt: variant.systemPrompt, params: variant.params, prices: null };
      const began = performance.now();
      let spent = nothing;
      let sent: Conversation | undefined;
      const spend = (more: Spending): void => {
        spent = plus(spent, more);
      };
      const { judgement, isError, observation } = await ask(
        {
          driver: driverFor(variant.model),
          configuration,
          timeoutMs: reach.timeoutMs,
          instructs: reach.protocol === "chat_completions",
          harness,
          grader: needs.grader,
          gradingSignal: signal,
          retries: needs.retries,
          random: Math.random,
          signal,
          pace: async () => {
            await needs.pacer.turn(paced, signal);
            spend({ ...nothing, requests: 1 });
          },
          onAnswer: (answer) => spend(spentOn(answer, sent ?? prompt.question, configuration)),
          reserveNext: (conversation) => {
            sent = conversation;
            return true;
          },
          reserveAgain: async () => true,
          hold: (ms) => needs.pacer.hold(paced, ms),
          wait: async (ms) => void (await pause(ms, undefined, { signal })),
        },
        { ...prompt, stratum: prompt.probe },
      );
      const { outcome, reason, detector } = judgement;
      const latencyMs = Math.round(performance.now() - began);
      return {
        outcome,
        isError,
        reason,
        detector,
        requests: spent.requests,
        tokens: spent.tokens,
        latencyMs,
        replies: answersByTurn(observation.turns.filter((turn) => turn.outcome === "answered")).map(replyOf),
      } satisfies Answered;
    },
    async say({ systemPrompt, text, model, maxTokens }, signal) {
      const reply = await driverFor(model).converse(
        {
          systemPrompt,
          messages: [{ role: "user", text }],
          params: { ...reach.params, maxTokens },
          timeoutMs: reach.timeoutMs,
        },
        { signal, pace: () => needs.pacer.turn(paced, signal) },
      );
      signal.throwIfAborted();
      if (reply.outcome === "failed") return { outcome: "failed", detail: reply.detail };
      // An endpoint that gives no finish reason is taken to have finished; readers must check that the text is complete.
      const isWhole = reply.finishReason === "stop" || reply.finishReason === null;
      return { outcome: "answered", text: reply.text, isWhole, model: reply.model, usage: reply.usage };
    },
    followsSystemMessage: (signal) =>
      needs.conversation.followsSystemMessage(reach, { signal, pace: () => needs.pacer.turn(paced, signal) }),
  };
}
