import { isJsonObject } from "../../../../kernel/json/json-object.ts";
import { type Gene, geneValue, isSegment, segmentsOf } from "./gene.ts";
import { joinPieces } from "./split-prompt.ts";

/** The agent update that the genes cover. Everything else of the agent stays unchanged. */
export type AgentUpdateBody = Readonly<Record<string, unknown>>;

/** The only fields that a genome can change, with the leading members of those that are objects. */
const FIELDS: Readonly<Record<string, readonly string[] | null>> = {
  model_name: null,
  agent_system_prompt: null,
  rate_limit_requests_per_minute: null,
  agent_params: ["temperature", "top_p", "max_tokens", "timeout", "rag_params", "function_route_params"],
  mcp_config: ["proxy_url", "access_level", "server_urls"],
  delegated_agents: null,
  guard_config_id: null,
};

export function renderPrompt(genes: readonly Gene[]): string {
  return joinPieces(segmentsOf(genes));
}

/** Contains only fields that the genes cover: a genome of two rules does not clear an agent's parameters. */
export function renderUpdate(genes: readonly Gene[]): AgentUpdateBody {
  const fields = Object.keys(FIELDS).map((field) => [field, renderField(field, genes)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function renderField(field: string, genes: readonly Gene[]): unknown {
  const own = genes.filter(({ path }) => path === `/${field}`);
  if (own.some(isSegment)) return renderPrompt(own);
  if (own.some(({ kind }) => kind === "tool.permission")) return permitted(own);
  const members = FIELDS[field];
  if (!members) return own.length === 0 ? undefined : geneValue(own[0] as Gene);
  return renderObject(genes, { field, own: own[0], members });
}

interface ObjectField {
  readonly field: string;
  readonly own: Gene | undefined;
  readonly members: readonly string[];
}

/** The untyped JSON with the typed members on top, known names in the order in which agents store them. */
function renderObject(genes: readonly Gene[], { field, own, members }: ObjectField): unknown {
  const kept = own ? geneValue(own) : undefined;
  const rest = new Map(isJsonObject(kept) ? Object.entries(kept) : []);
  for (const name of members) {
    const below = genes.filter(({ path }) => path === `/${field}/${name}`);
    const [first] = below;
    if (!first) continue;
    rest.set(name, first.kind === "tool.permission" ? permitted(below) : geneValue(first));
  }
  if (rest.size === 0) return own && !isJsonObject(kept) ? null : own ? {} : undefined;
  const known = members.filter((name) => rest.has(name));
  const others = [...rest.keys()].filter((name) => !members.includes(name));
  return Object.fromEntries([...known, ...others].map((name) => [name, rest.get(name)]));
}

/** The allowed tools, in full if the configuration has more than a name. */
function permitted(genes: readonly Gene[]): unknown[] {
  return genes.flatMap((gene) =>
    gene.kind === "tool.permission" && gene.value ? [gene.data === undefined ? gene.tool : gene.data] : [],
  );
}
