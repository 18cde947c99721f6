import { isJsonObject } from "../../../../kernel/json/json-object.ts";
import type { AgentConfiguration } from "./agent-configuration.ts";
import { accessLevels, type Evaluability, type Gene, guardModes, type NumberGene } from "./gene.ts";

/** The range and step of a parameter. Values outside the range are kept. */
interface Grid {
  readonly name: string;
  readonly kind: NumberGene["kind"];
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly scale: NumberGene["scale"];
}

const PARAMS: readonly Grid[] = [
  { name: "temperature", kind: "param.number", min: 0, max: 2, step: 0.1, scale: "linear" },
  { name: "top_p", kind: "param.number", min: 0, max: 1, step: 0.05, scale: "linear" },
  { name: "max_tokens", kind: "param.int", min: 1, max: 131_072, step: 256, scale: "log" },
  { name: "timeout", kind: "limit", min: 1, max: 600, step: 10, scale: "log" },
];
const RATE: Grid = { name: "requests_per_minute", kind: "limit", min: 1, max: 100_000, step: 10, scale: "log" };

const base = { lock: "none", evaluability: "none", origin: "extracted" } as const;
const tightening = { monotone: "no_weaken" } as const;

/** Everything of a configuration except its prompt. Settings without a gene kind of their own are kept as JSON, so nothing is lost. */
export function settingGenes(agent: AgentConfiguration, measured: Evaluability): Gene[] {
  const { mcp_config: mcp, rate_limit_requests_per_minute: rate } = agent;
  const proxied = typeof mcp?.["proxy_url"] === "string" ? "proxy" : "none";
  return [
    ...(agent.agent_system_prompt === null ? [json("prompt", "/agent_system_prompt", null)] : []),
    {
      ...base,
      key: "param/model_name",
      kind: "param.enum",
      path: "/model_name",
      evaluability: measured,
      value: agent.model_name,
      options: [],
    },
    ...paramGenes(agent.agent_params, measured),
    number(RATE, "/rate_limit_requests_per_minute", rate),
    ...mcpGenes(mcp, proxied),
    ...delegateGenes(agent.delegated_agents),
    { ...json("guard/config", "/guard_config_id", agent.guard_config_id), ...tightening },
    ...toolGenes(agent.capabilities, proxied),
    ...guardGenes(agent.guards ?? []),
  ];
}

const json = (key: string, path: string, value: unknown): Gene => ({ ...base, key, kind: "param.json", path, value });

function number({ name, ...grid }: Grid, path: string, value: number, evaluability: Evaluability = "none"): Gene {
  const stem = grid.kind === "limit" ? "limit" : "param";
  return { ...base, key: `${stem}/${name}`, path, evaluability, value, ...grid };
}

/** The untyped members of an object are one gene, so that rendering restores the whole object. */
function paramGenes(params: AgentConfiguration["agent_params"], measured: Evaluability): Gene[] {
  if (params === null) return [json("param/others", "/agent_params", null)];
  const typed = PARAMS.filter(({ name }) => typeof params[name] === "number");
  return [
    ...typed.map((grid) =>
      number(
        grid,
        `/agent_params/${grid.name}`,
        params[grid.name] as number,
        grid.kind === "limit" ? "none" : measured,
      ),
    ),
    json("param/others", "/agent_params", without(params, new Set(typed.map(({ name }) => name)))),
  ];
}

function mcpGenes(mcp: AgentConfiguration["mcp_config"], evaluability: Evaluability): Gene[] {
  if (mcp === null) return [json("mcp/others", "/mcp_config", null)];
  const { access_level: level, server_urls: servers } = mcp;
  const listed = Array.isArray(servers) && servers.length > 0 && servers.every((url) => typeof url === "string");
  const typed = new Set([...(typeof level === "string" ? ["access_level"] : []), "server_urls"]);
  const access: Gene[] =
    typeof level === "string"
      ? [
          {
            ...base,
            ...tightening,
            key: "mcp/access_level",
            kind: "mcp.access",
            path: "/mcp_config/access_level",
            evaluability,
            value: level,
            options: accessLevels,
          },
        ]
      : [];
  return [
    ...access,
    ...(listed ? servers : []).map(
      (url: string, at: number): Gene => ({
        ...permission(`mcp/server/${at + 1}`, "/mcp_config/server_urls", [url, "connect"]),
        evaluability,
      }),
    ),
    // An empty list of servers is kept, so that removing the last server changes nothing else.
    ...(listed || servers === undefined ? [] : [json("mcp/servers", "/mcp_config/server_urls", servers)]),
    json("mcp/others", "/mcp_config", without(mcp, typed)),
  ];
}

function delegateGenes(delegates: AgentConfiguration["delegated_agents"]): Gene[] {
  // An empty list has no gene to stand for it, and must still be told apart from a list that no one spoke of.
  if (delegates.length === 0) return [json("delegate", "/delegated_agents", [])];
  return delegates.map((delegate, at) => ({
    ...permission(`delegate/${at + 1}`, "/delegated_agents", [String(delegate["url"] ?? ""), "delegate"]),
    data: delegate,
  }));
}

function toolGenes(capabilities: AgentConfiguration["capabilities"], evaluability: Evaluability): Gene[] {
  const tools = capabilities?.["tools"];
  if (!Array.isArray(tools)) return [];
  const names = [...new Set(tools.filter((tool): tool is string => typeof tool === "string"))];
  return names.map((tool, at) => ({
    ...permission(`tool/${at + 1}`, "/capabilities/tools", [tool, "call"]),
    evaluability,
  }));
}

function permission(key: string, path: string, [tool, action]: readonly [string, string]): Gene {
  return { ...base, ...tightening, key, kind: "tool.permission", path, tool, action, value: true };
}

function guardGenes(guards: NonNullable<AgentConfiguration["guards"]>): Gene[] {
  const common = { ...base, ...tightening, evaluability: "console_guard" } as const;
  return guards.flatMap(({ name, stage, enabled, mode, threshold }): Gene[] => {
    const [key, path] = [`guard/${stage}/${name}`, `/guards/${stage}/${name}`];
    return [
      { ...common, key, kind: "guard.switch", path: `${path}/enabled`, value: enabled },
      { ...common, key: `${key}/mode`, kind: "guard.mode", path: `${path}/mode`, value: mode, options: guardModes },
      ...(threshold === null
        ? []
        : ([
            {
              ...common,
              key: `${key}/threshold`,
              kind: "guard.threshold",
              path: `${path}/threshold`,
              value: threshold,
              min: 0,
              max: 1,
              step: 0.05,
              scale: "linear",
            },
          ] as const)),
    ];
  });
}

function without(object: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): unknown {
  if (!isJsonObject(object)) return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}
