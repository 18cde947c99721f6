import { createHash } from "node:crypto";
import { DEFAULT_CONFIG } from "@agent-console/analysis/guards/config/starters.ts";
import { fault } from "../../../kernel/errors.ts";
import { canonicalJson } from "../../../kernel/json/canonical.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { type Answer, created, noContent, ok, unlessKnown } from "../../../platform/http/answer.ts";
import { type Binding, bind, bindPublic } from "../../../platform/http/binding.ts";
import type { AddressPolicy } from "../../../platform/outbound/policy.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { applyConfig, rollBack } from "./apply-config.ts";
import {
  agentGuardConfigOp,
  applyGuardConfigOp,
  createGuardConfigOp,
  defaultGuardConfigOp,
  deleteGuardConfigOp,
  diffGuardConfigOp,
  getGuardConfigOp,
  getGuardVersionOp,
  listGuardConfigsOp,
  listGuardVersionsOp,
  patchGuardConfigOp,
  registerGuardOp,
  rollBackGuardConfigOp,
  setGuardModeOp,
  updateGuardConfigOp,
} from "./contract.ts";
import { listConfigs } from "./list-configs.ts";
import { assertCallable, createConfig, deleteConfig, getConfig, replaceBody, setInstanceUrl } from "./manage.ts";
import type { MayEnforce } from "./may-enforce.ts";
import { etagOf, presentConfig, presentVersion } from "./present.ts";
import { readNewBody, type TryBody } from "./read-body.ts";
import { boundConfig, registerGuard } from "./register-guard.ts";
import { bodyWithMode, setGuardMode } from "./set-guard-mode.ts";
import type { GuardConfigRow } from "./store.ts";
import { compareVersions, getVersion, listVersions } from "./versions.ts";

export interface GuardConfigNeeds {
  readonly tryBody: TryBody;
  readonly agents: AgentsPort;
  readonly mayEnforce: MayEnforce;
  /** Which URLs the console may call. */
  readonly addresses: AddressPolicy;
}

interface Named {
  readonly who: Principal;
  readonly query: { readonly team_id?: string | null | undefined };
}

/** A client may name its team. With another one, everything looks as if it did not exist. */
function assertOwnTeam(
  { who, query }: Named,
  code: "TEAM_NOT_FOUND" | "GUARD_CONFIG_NOT_FOUND" | "AGENT_NOT_FOUND",
): void {
  if (query.team_id && query.team_id !== who.teamId) throw fault(code);
}

const shown = (row: GuardConfigRow): Answer => ok(presentConfig(row), { etag: etagOf(row) });

export function guardConfigRoutes(needs: GuardConfigNeeds): Binding[] {
  return [...editingRoutes(needs), ...versionRoutes(needs), ...otherRoutes(needs)];
}

function editingRoutes({ agents, addresses, tryBody }: GuardConfigNeeds): Binding[] {
  return [
    bind(createGuardConfigOp, async (r) => {
      assertOwnTeam(r, "TEAM_NOT_FOUND");
      const given = r.body?.config_body ?? (DEFAULT_CONFIG as JsonObject);
      const body = await readNewBody(tryBody, given, ["body", "config_body"]);
      return r.transaction(async (act) => {
        const row = await createConfig({ agents }, act, { agentId: r.body?.agent_id ?? null, body });
        return created(presentConfig(row), { etag: etagOf(row), headers: { location: `/v1/guard-configs/${row.id}` } });
      });
    }),
    bind(listGuardConfigsOp, (r) => {
      assertOwnTeam(r, "TEAM_NOT_FOUND");
      return r.inTeam(async (act) => {
        const { rows, count, nextCursor } = await listConfigs(act, r.query);
        return ok({ guard_configs: rows.map(presentConfig), count, next_cursor: nextCursor });
      });
    }),
    bind(getGuardConfigOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      return r.inTeam(async (act) => shown(await getConfig(act, r.params.config_id)));
    }),
    bind(updateGuardConfigOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      await r.inTeam((act) => getConfig(act, r.params.config_id));
      const body = await readNewBody(tryBody, r.body.config_body, ["body", "config_body"]);
      const wanted = { id: r.params.config_id, ifMatch: r.ifMatch };
      return r.transaction(async (act) => shown(await replaceBody(act, wanted, body)));
    }),
    bind(patchGuardConfigOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      const url = r.body.guard_instance_url;
      if (url !== null) assertCallable(addresses, url, ["body", "guard_instance_url"]);
      const wanted = { id: r.params.config_id, ifMatch: r.ifMatch };
      return r.transaction(async (act) => shown(await setInstanceUrl(act, wanted, url)));
    }),
    bind(deleteGuardConfigOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      return r.transaction(async (act) => {
        const wanted = { id: r.params.config_id, ifMatch: r.ifMatch, force: r.query.force };
        await deleteConfig({ agents }, act, wanted);
        return noContent();
      });
    }),
  ];
}

function versionRoutes(needs: GuardConfigNeeds): Binding[] {
  return [
    bind(applyGuardConfigOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      const application = {
        id: r.params.config_id,
        ifMatch: r.ifMatch,
        overrideReason: r.body?.override_reason ?? null,
      };
      // Before the transaction, which must not wait for a thread.
      const { config_body } = await r.inTeam((act) => getConfig(act, r.params.config_id));
      await readNewBody(needs.tryBody, config_body, ["config_body"]);
      return r.transaction(async (act) => shown(await applyConfig(needs, act, application)));
    }),
    bind(setGuardModeOp, async (r) => {
      const { guard, config_id: id } = r.params;
      const change = {
        id,
        guard,
        ifMatch: r.ifMatch,
        mode: r.body.mode,
        overrideReason: r.body.override_reason ?? null,
      };
      const body = await r.inTeam((act) => bodyWithMode(act, change));
      await readNewBody(needs.tryBody, body, ["config_body"]);
      return r.transaction(async (act) => shown(await setGuardMode(needs, act, change)));
    }),
    bind(listGuardVersionsOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      return r.inTeam(async (act) => {
        const versions = await listVersions(act, r.params.config_id);
        return ok({ results: versions.map(presentVersion) });
      });
    }),
    bind(getGuardVersionOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      return r.inTeam(async (act) => {
        const version = await getVersion(act, r.params.config_id, r.params.version);
        return ok({ ...presentVersion(version), config_body: version.config_body });
      });
    }),
    bind(diffGuardConfigOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      return r.inTeam(async (act) => {
        const { id, live_version } = await getConfig(act, r.params.config_id);
        return ok(await compareVersions(act, { id, from: r.query.from ?? live_version, to: r.query.to ?? null }));
      });
    }),
    bind(rollBackGuardConfigOp, async (r) => {
      assertOwnTeam(r, "GUARD_CONFIG_NOT_FOUND");
      const wanted = { id: r.params.config_id, ifMatch: r.ifMatch, version: r.body.version };
      const { config_body } = await r.inTeam((act) => getVersion(act, r.params.config_id, r.body.version));
      await readNewBody(needs.tryBody, config_body, ["config_body"]);
      return r.transaction(async (act) => shown(await rollBack(needs, act, wanted)));
    }),
  ];
}

const defaultEtag = `"${createHash("sha256").update(canonicalJson(DEFAULT_CONFIG)).digest("hex").slice(0, 32)}"`;

function otherRoutes({ agents, addresses }: GuardConfigNeeds): Binding[] {
  return [
    bindPublic(defaultGuardConfigOp, async (r) =>
      unlessKnown(DEFAULT_CONFIG, { etag: defaultEtag, ifNoneMatch: r.ifNoneMatch }),
    ),
    bind(agentGuardConfigOp, async (r) => {
      assertOwnTeam(r, "AGENT_NOT_FOUND");
      return r.inTeam(async (act) => {
        const row = await boundConfig(act, await agents.get(act, r.params.agent_id));
        if (!row) throw fault("GUARD_CONFIG_NOT_FOUND");
        return shown(row);
      });
    }),
    bind(registerGuardOp, async (r) => {
      assertCallable(addresses, r.body.guard_url, ["body", "guard_url"]);
      return r.transaction(async (act) => {
        await registerGuard({ agents }, act, r.body);
        return ok({ status: "ok", ...r.body });
      });
    }),
  ];
}
