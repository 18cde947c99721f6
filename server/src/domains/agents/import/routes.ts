import { created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { ChangeNeeds } from "../configurations/changes.ts";
import { suppliedKey } from "../configurations/update-agent.ts";
import { etagOf, presentAgent } from "../record/agent-row.ts";
import { importAgentOp, validateImportOp } from "./contract.ts";
import { fetchCard } from "./fetch-card.ts";
import { draftOf, importAgent } from "./import-agent.ts";
import { type ImportRequest, readImport } from "./read-import.ts";

export interface ImportRouteNeeds extends ChangeNeeds {
  readonly outbound: Outbound;
}

export function agentImportRoutes(needs: ImportRouteNeeds): Binding[] {
  const read = (body: object, nowMs: number) =>
    readImport(body as ImportRequest, {
      now: Math.floor(nowMs / 1000),
      fetchCard: (address) => fetchCard(needs.outbound, address),
    });
  return [
    bind(validateImportOp, async (r) => {
      const { draft: _draft, places: _places, ...reading } = await read(r.body, r.now);
      return ok({ ...reading, ...identity(r.body) });
    }),
    bind(importAgentOp, async (r) => {
      // Fetched before the transaction begins: a slow card must not hold a connection.
      const reading = await read(r.body, r.now);
      const draft = draftOf(reading);
      return r.transaction(async (act) => {
        const row = await importAgent(needs, act, { draft, extras: r.body });
        const answer = { access_level: draft.access_level, warnings: reading.warnings, ...identity(r.body) };
        return created(
          { agent: presentAgent(row, suppliedKey(row, r.body)), ...answer },
          { etag: etagOf(row), kept: { agent: presentAgent(row), ...answer } },
        );
      });
    }),
  ];
}

function identity(body: { external_id?: string | null; identity_provider?: string | null }) {
  return { external_id: body.external_id ?? null, identity_provider: body.identity_provider ?? null };
}
