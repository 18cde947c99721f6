import type { ConfiguredGuard, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { CHANNELS, type Channel } from "@agent-console/analysis/guards/guard.ts";
import { type ApprovedRule, followFromRules, type NotEnforced, type RuleConstraints } from "./follow-from-rules.ts";
import { ruledTools } from "./ruled-tools.ts";
import type { AgentConstraints } from "./shapes.ts";

export interface ConstraintSources {
  readonly agent: {
    readonly id: string;
    readonly updated_at: number;
    readonly mcp_config?: McpAccess | null | undefined;
  };
  /** Null if nothing was applied. */
  readonly live: {
    readonly version: number;
    readonly digest: string;
    readonly applied_at: number;
    readonly config: GuardConfig;
  } | null;
  readonly rules: readonly ApprovedRule[];
}

interface McpAccess {
  readonly proxy_url?: string | null | undefined;
  readonly access_level?: "read" | "write" | "admin" | null | undefined;
  readonly server_urls?: readonly string[] | null | undefined;
}

/** What a runtime has to keep to. Whatever nothing can enforce is named, and never dropped. */
export function compileConstraints({ agent, live, rules }: ConstraintSources): AgentConstraints {
  const policies = followFromRules(rules);
  const permissions = [...toolPermissions(agent.mcp_config ?? null), ...ruledTools(rules)];
  const missing = missingGuards(live?.config ?? null, policies);
  const guards = live ? CHANNELS.flatMap((channel) => live.config.channels[channel]) : [];
  const enforces = guards.some(({ mode }) => mode === "enforce") && missing.length === 0;
  return {
    agent_id: agent.id,
    guard_config: guardSetup(live?.config ?? null),
    tool_permissions: permissions,
    organization: {
      required_input_guards: policies.required.user,
      required_output_guards: policies.required.output,
      denied_tools: policies.deniedTools,
      max_model_tier: policies.maxModelTier,
    },
    enforcement_mode: enforces ? "enforce" : "warn",
    updated_at: new Date(
      Math.max(agent.updated_at, live?.applied_at ?? 0, ...rules.map(({ changedAt }) => changedAt)) * 1000,
    ).toISOString(),
    guard_version: live && { version: live.version, digest: live.digest },
    not_enforced: [...policies.unknown, ...missing, ...deniedInVain(live?.config ?? null, policies.deniedTools)],
    sources: policies.sources,
  };
}

function guardSetup(config: GuardConfig | null): AgentConstraints["guard_config"] {
  const namesOn = (channel: Channel) => (config?.channels[channel] ?? []).map(({ name }) => name);
  const placed = CHANNELS.flatMap((channel) => (config?.channels[channel] ?? []).map((guard) => ({ channel, guard })));
  const byName = Map.groupBy(placed, ({ guard }) => guard.name);
  return {
    input_guards: namesOn("user"),
    output_guards: namesOn("output"),
    document_guards: namesOn("document"),
    tool_call_guards: namesOn("tool_call"),
    tool_result_guards: namesOn("tool_result"),
    guards: Object.fromEntries(
      [...byName].map(([name, places]) => [
        name,
        describe(
          places[0]?.guard,
          places.map(({ channel }) => channel),
        ),
      ]),
    ),
  };
}

function describe(guard: ConfiguredGuard | undefined, channels: readonly Channel[]): Record<string, unknown> {
  if (!guard) return {};
  const { type, mode, action, onError, notCovered, timeoutMs, methods } = guard;
  return {
    ...{ type, mode, action, channels },
    ...{ "on-error": onError, "not-covered": notCovered, "timeout-ms": timeoutMs },
    methods: methods.map(({ id }) => id),
    ...Object.fromEntries(methods.map(({ id, options }) => [id, options])),
  };
}

const ACTIONS_OF = { read: ["read"], write: ["read", "write"], admin: ["read", "write", "admin"] } as const;

function toolPermissions(access: McpAccess | null): AgentConstraints["tool_permissions"] {
  const servers = access?.server_urls ?? [];
  const urls = servers.length > 0 ? servers : access?.proxy_url ? [access.proxy_url] : [];
  const allowed = access?.access_level ? [...ACTIONS_OF[access.access_level]] : null;
  return urls.map((endpoint) => {
    const url = URL.parse(endpoint);
    return { name: url?.host ?? endpoint, identity: url?.origin ?? endpoint, endpoint, allowed_actions: allowed };
  });
}

/** Guards that policies require and that don't enforce on their channel. */
function missingGuards(config: GuardConfig | null, { required }: RuleConstraints): NotEnforced[] {
  return (["user", "output"] as const).flatMap((channel) =>
    required[channel].flatMap((wanted): NotEnforced[] => {
      const found = (config?.channels[channel] ?? []).filter(({ type, name }) => type === wanted || name === wanted);
      if (found.some(({ mode }) => mode === "enforce")) return [];
      const where = channel === "user" ? "user text" : "responses";
      const reason = found.length > 0 ? "only in shadow" : "missing";
      return [{ source: wanted, reason: `Policies require this guard on ${where}, and it is ${reason}.` }];
    }),
  );
}

const DENIES_TOOLS = "denied-tools";

/** Tools that policies forbid while no enforcing guard judges tool calls by their names. */
function deniedInVain(config: GuardConfig | null, tools: readonly string[]): NotEnforced[] {
  const guards = (config?.channels.tool_call ?? []).filter(
    ({ mode, methods }) => mode === "enforce" && methods.some(({ id }) => id === DENIES_TOOLS),
  );
  if (guards.length > 0) return [];
  return tools.map((source) => ({ source, reason: "Policies forbid this tool, and no enforcing guard denies tools." }));
}
