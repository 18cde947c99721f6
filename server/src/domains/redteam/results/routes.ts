import { Readable } from "node:stream";
import { fault } from "../../../kernel/errors.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { preferPrimary } from "../../../platform/db/replica/reads.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { hasEnded } from "../../../platform/work/status.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { allFindings, readFindings, readHead } from "./content/read-results.ts";
import { campaignResultsOp, downloadResultsOp } from "./contract.ts";
import { formats } from "./formats/formats.ts";

export interface ResultNeeds {
  readonly agents: AgentsPort;
}

/** Characters of a text in a response, and in a file. */
const SHORT = 4_000;
const LONG = 32_000;

/** A team that is named has to be the caller's own; another one looks like none. */
function ownTeam({ who, query }: { who: { teamId: string }; query: { team_id?: string | null | undefined } }): void {
  if (query.team_id && query.team_id !== who.teamId) throw fault("TEAM_NOT_FOUND");
}

export function resultRoutes({ agents }: ResultNeeds): Binding[] {
  return [
    bind(campaignResultsOp, (r) => {
      ownTeam(r);
      return r.inTeam(async (act) => {
        const { campaign, summary, figures } = await readHead(act, r.params.campaign_id);
        const findings = await readFindings(act, campaign, { ...r.query, longest: SHORT });
        return ok({ job_id: campaign.id, tool: campaign.tool, findings, summary, raw_output: figures });
      });
    }),
    bind(downloadResultsOp, async (r): Promise<Answer> => {
      ownTeam(r);
      const { format: name } = r.query;
      const id = r.params.campaign_id;
      const head = await r.inTeam(async (act) => {
        const found = await readHead(act, id);
        if (!hasEnded(found.campaign.status)) preferPrimary(act.tx);
        const [named] = await agents.naming(act, [found.campaign]);
        return { ...found, agentName: named?.agent_name ?? null, madeAt: act.now };
      });
      await r.transaction(async (act) => {
        const target = { kind: "campaign", id };
        await recordAudit(act, { action: "campaign.downloaded", target, details: { format: name } });
        return ok(null);
      });
      const { media, ending, write, headers } = formats[name];
      const findings = () => allFindings(r.inTeam, head.campaign, LONG);
      return {
        status: 200,
        raw: { content: Readable.from(write({ ...head, findings }), { objectMode: false }), type: media },
        headers: {
          "content-disposition": `attachment; filename="campaign-${id}.${ending}"`,
          "cache-control": "no-store",
          ...headers,
        },
      };
    }),
  ];
}
