import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import type { AgentReach, ReachDraft } from "../../record/agent-reach.ts";
import type { Line } from "../exchange/calls.ts";
import { withHeaders } from "../exchange/further-headers.ts";
import { redactorOf } from "../exchange/own-secrets.ts";
import type { Pacer } from "../pacing/pacer.ts";
import { type ConnectionReport, testConnection } from "./connection-test.ts";
import { testConnectionOp } from "./contract.ts";

export interface ConnectionNeeds {
  readonly agents: { reach(act: Act, id: string, draft: ReachDraft): Promise<AgentReach> };
  readonly outbound: Line;
  /** Shared with everything else in this process that sends requests to agents. */
  readonly pacer: Pacer;
}

export function connectionRoutes({ agents, outbound, pacer }: ConnectionNeeds): Binding[] {
  return [
    bind(testConnectionOp, async (r) => {
      const { agent_url, api_key, protocol, model_name } = r.body ?? {};
      const draft = {
        url: agent_url ?? undefined,
        key: api_key ?? undefined,
        protocol: protocol ?? undefined,
        model: model_name ?? undefined,
      };
      const reach = await r.inTeam((act) => agents.reach(act, r.params.id, draft));
      // No database connection is held while the agent responds.
      const caller = { pacer, subject: r.who, signal: r.signal() };
      const report = withoutSecrets(await testConnection(withHeaders(outbound, reach), reach, caller), reach);
      await r.inTeam((act) =>
        recordAudit(act, {
          action: "agent.connection_tested",
          target: { kind: "agent", id: reach.id },
          details: { ok: report.ok, protocol: reach.protocol, origin: URL.parse(reach.url ?? "")?.origin ?? null },
        }),
      );
      return ok(report);
    }),
  ];
}

/** An agent may repeat what it was sent. */
function withoutSecrets(report: ConnectionReport, { secrets = [] }: AgentReach): ConnectionReport {
  const redact = redactorOf(secrets);
  if (!redact) return report;
  const clean = (text: string): string => redact(text).text;
  return {
    ...report,
    summary: clean(report.summary),
    checks: report.checks.map((check) => ({ ...check, detail: clean(check.detail) })),
    reply_excerpt: report.reply_excerpt && clean(report.reply_excerpt),
  };
}
