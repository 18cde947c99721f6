import { scanForSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { isJsonObject } from "../../../../kernel/json/json-object.ts";
import { numberInput } from "../../../../kernel/shape/check/number-input.ts";
import { Place } from "../../../../kernel/shape/check/place.ts";
import { INVALID, type Problem } from "../../../../kernel/shape/check/problem.ts";
import type { Shape } from "../../../../kernel/shape/shape.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";
import type { AgentConfiguration } from "./agent-configuration.ts";
import { completeGenes } from "./complete.ts";
import { promptGenes } from "./extract.ts";
import { type Gene, isSegment, MOST_GENES } from "./gene.ts";
import { settingGenes } from "./setting-genes.ts";
import { type GeneInput, GeneInputShape } from "./shapes.ts";

/** What could not be read of a genome that was sent, or should be known about it. The genome itself is stored as sent. */
export interface GenomeWarning {
  /** JSON pointer into the request body. */
  readonly at: string;
  readonly reason: string;
}

export interface SentParent {
  readonly genome_id: string;
  readonly version: number;
}

export interface ReadGenome {
  readonly agentId: string | null;
  readonly name: string | null;
  readonly genes: readonly Gene[];
  readonly parents: readonly SentParent[];
  readonly warnings: readonly GenomeWarning[];
}

const MOST_WARNINGS = 50;
const LONGEST_NAME = 200;
const MOST_PARENTS = 10;
const UNKNOWN = "Unknown member. It is stored but not used.";
/** The console's own members. A sender may use these names; they are ignored here. */
const OWN = new Set(["id", "version", "created_at"]);
const PARAMS = ["temperature", "top_p", "max_tokens", "timeout"];

/** Reads what it can of a free-form genome and refuses nothing: what it cannot read is listed in the warnings. */
export function readGenome(sent: Readonly<Record<string, unknown>>): ReadGenome {
  const reader = new Reader(sent);
  const agentId = reader.take("agent_id", (value) => checked(uuid(), value), "Not a valid agent id.");
  const name = reader.take("name", (value) => shortText(value), `Not a text of 1 to ${LONGEST_NAME} characters.`);
  const typed = completeGenes(reader.genes(), "human");
  const parents = reader.take("parents", readParents, "Not a list of genome_id and version.") ?? [];
  const configured = configurationGenes(reader).filter(({ path }) => !typed.some((gene) => gene.path === path));
  const genes = [...configured.filter((gene) => !isSegment(gene)), ...typed, ...configured.filter(isSegment)];
  reader.rest();
  if (genes.length > MOST_GENES) reader.warn("", `More than ${MOST_GENES} genes. The rest was not read.`);
  const kept = genes.slice(0, MOST_GENES);
  for (const { key, reason } of secretsIn(kept)) reader.warn("", `${key}: ${reason}`);
  return { agentId, name, genes: kept, parents, warnings: reader.warnings() };
}

/** Where a text may contain a secret; the kind and the place, never the value. */
export function secretsIn(genes: readonly Gene[]): { readonly key: string; readonly reason: string }[] {
  return genes.filter(isSegment).flatMap(({ key, text }) =>
    scanForSecrets([["", text]]).map(({ kind, line }) => ({
      key,
      reason: `The text may contain a secret (${kind}, line ${line}).`,
    })),
  );
}

class Reader {
  readonly #sent: Readonly<Record<string, unknown>>;
  readonly #known = new Set<string>(OWN);
  readonly #warnings: GenomeWarning[] = [];

  constructor(sent: Readonly<Record<string, unknown>>) {
    this.#sent = sent;
  }

  /** A member, or null if it is absent, null or invalid; if invalid, with a warning. */
  take<T>(name: string, read: (value: unknown) => T | null, reason: string): T | null {
    this.#known.add(name);
    const value = Object.hasOwn(this.#sent, name) ? this.#sent[name] : undefined;
    if (value === undefined || value === null) return null;
    const found = read(value);
    if (found === null) this.warn(`/${name}`, reason);
    return found;
  }

  genes(): GeneInput[] {
    const list = this.take("genes", (value) => (Array.isArray(value) ? value : null), "Not a list of genes.") ?? [];
    return list.slice(0, MOST_GENES + 1).flatMap((entry, at) => {
      const problems: Problem[] = [];
      const gene = GeneInputShape.check(entry, new Place(problems, "body"));
      for (const { loc, msg } of problems) this.warn(["/genes", at, ...loc.slice(1)].join("/"), msg);
      return gene === INVALID ? [] : [gene];
    });
  }

  has(name: string): boolean {
    return this.#sent[name] !== undefined && Object.hasOwn(this.#sent, name);
  }

  warn(at: string, reason: string): void {
    this.#warnings.push({ at, reason });
  }

  rest(): void {
    for (const name of Object.keys(this.#sent)) {
      if (!this.#known.has(name)) this.warn(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, UNKNOWN);
    }
  }

  warnings(): GenomeWarning[] {
    const more = this.#warnings.length - MOST_WARNINGS;
    if (more <= 0) return this.#warnings;
    return [...this.#warnings.slice(0, MOST_WARNINGS), { at: "", reason: `And ${more} more.` }];
  }
}

/** Fields of the agent's update body, as extraction would read them from an agent. */
function configurationGenes(reader: Reader): Gene[] {
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  const object = (value: unknown): Record<string, unknown> | null => (isJsonObject(value) ? value : null);
  const number = (value: unknown): number | null => finite(value);
  const prompt = reader.take("agent_system_prompt", text, "Not a text.");
  const model = reader.take("model_name", text, "Not a text.");
  const given = reader.take("agent_params", object, "Not an object.");
  const loose = PARAMS.map((name) => [name, reader.take(name, number, "Not a number.")] as const);
  const mcp = reader.take("mcp_config", object, "Not an object.");
  const rate = reader.take("rate_limit_requests_per_minute", number, "Not a number.");
  const delegates = reader.take("delegated_agents", objects, "Not a list of objects.");
  const guard = reader.take("guard_config_id", (value) => checked(uuid(), value), "Not an id.");
  const params = { ...plainNumbers(given ?? {}), ...Object.fromEntries(loose.filter(([, value]) => value !== null)) };
  const spoken: Readonly<Record<string, boolean>> = {
    "/model_name": model !== null,
    "/agent_params": given !== null,
    "/mcp_config": mcp !== null,
    "/rate_limit_requests_per_minute": rate !== null,
    "/delegated_agents": delegates !== null,
    "/guard_config_id": guard !== null,
  };
  const agent: AgentConfiguration = {
    protocol: "chat_completions",
    model_name: model ?? "",
    agent_system_prompt: "",
    agent_params: params,
    mcp_config: mcp ?? {},
    delegated_agents: delegates ?? [],
    rate_limit_requests_per_minute: rate ?? 1,
    guard_config_id: guard,
  };
  const isSpokenOf = ({ path }: Gene): boolean =>
    spoken[path] ?? (path.startsWith("/agent_params/") || spoken[`/${path.split("/")[1]}`] === true);
  const settings = settingGenes(agent, "request").filter(isSpokenOf);
  return [...settings, ...(prompt === null ? [] : promptGenes(prompt))].map((gene) => ({ ...gene, origin: "human" }));
}

function checked<T>(shape: Shape<T>, value: unknown): T | null {
  const found = shape.check(value, new Place([], "body"));
  return found === INVALID ? null : found;
}

function shortText(value: unknown): string | null {
  return typeof value === "string" && value !== "" && value.length <= LONGEST_NAME ? value : null;
}

function finite(value: unknown): number | null {
  const found = numberInput(value)?.value;
  return found !== undefined && Number.isFinite(found) ? found : null;
}

/** Parameters with a range are compared and changed as numbers, whatever their source form. */
function plainNumbers(params: Record<string, unknown>): Record<string, unknown> {
  const plain = PARAMS.flatMap((name) => {
    const value = Object.hasOwn(params, name) ? finite(params[name]) : null;
    return value === null ? [] : [[name, value] as const];
  });
  return { ...params, ...Object.fromEntries(plain) };
}

function objects(value: unknown): Record<string, unknown>[] | null {
  return Array.isArray(value) && value.every(isJsonObject) ? value : null;
}

function readParents(value: unknown): SentParent[] | null {
  if (!Array.isArray(value) || value.length > MOST_PARENTS) return null;
  const parents = value.map((entry) => {
    const [id, version] = isJsonObject(entry) ? [checked(uuid(), entry["genome_id"]), finite(entry["version"])] : [];
    const isVersion = Number.isInteger(version) && (version ?? 0) >= 1 && (version ?? 0) < 2 ** 31;
    return id && isVersion ? { genome_id: id, version: version as number } : null;
  });
  return parents.every((parent) => parent !== null) ? parents : null;
}
