import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { markGuarded } from "../configs/live-version.ts";
import type { LiveGuards, LiveVersions } from "../runtime/live-guards.ts";
import { check, type JudgeNeeds } from "./check.ts";
import { checkOp, restoreOp } from "./contract.ts";
import { restoreText } from "./conversation-masks.ts";
import { findJudge } from "./find-judge.ts";
import { presentDecision } from "./present.ts";

export interface CheckNeeds extends JudgeNeeds {
  readonly db: Database;
  readonly agents: AgentsPort;
  readonly liveVersions: LiveVersions;
}

export function checkRoutes(needs: CheckNeeds): Binding[] {
  /** Versions of which this process has already said that they judged. */
  const guarded = new Set<string>();

  async function firstJudged(live: LiveGuards, transaction: Transaction): Promise<void> {
    const version = `${live.agentId}:${live.configId}:${live.version}`;
    if (guarded.has(version)) return;
    await transaction((act) => markGuarded(needs.agents, act, live));
    guarded.add(version);
  }

  return [
    bind(checkOp, async (r) => {
      const { who, origin, now, body } = r;
      const transaction: Transaction = (work) => needs.db.transaction(who, (tx) => work({ tx, who, origin, now }));
      const judge = await findJudge(needs, { inTeam: r.inTeam, teamId: who.teamId }, body);
      const checked = await check(needs, { who, body, judge, transaction });
      if (judge.live && checked.whole.results.length > 0) await firstJudged(judge.live, transaction);
      return ok(await presentDecision(body, judge, checked));
    }),
    bind(restoreOp, (r) =>
      r.inTeam(async (act) => {
        const { agent_id: agentId, conversation_id: conversationId, text } = r.body;
        await needs.agents.get(act, agentId);
        return ok({ text: await restoreText(needs.keyring, act, { agentId, conversationId, text }) });
      }),
    ),
  ];
}

type Transaction = <T>(work: (act: Act) => Promise<T>) => Promise<T>;
