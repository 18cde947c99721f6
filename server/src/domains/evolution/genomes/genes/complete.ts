import { renameIfTaken } from "./extract.ts";
import { arrangeGenes, type Gene, isSegment, type PromptSegment } from "./gene.ts";
import { evenOrders, isOrder } from "./order.ts";
import { roleOf } from "./segment-role.ts";
import type { GeneInput } from "./shapes.ts";

/** Sent genes with everything filled in that follows from the rest: names, roles, order, grids. */
export function completeGenes(inputs: readonly GeneInput[], origin: Gene["origin"]): Gene[] {
  const used = new Set<string>();
  const genes = inputs.map((input) => renameIfTaken(filled(input, origin), used));
  return arrangeGenes(ordered(genes));
}

function filled(input: GeneInput, origin: Gene["origin"]): Gene {
  const base = { lock: "none", evaluability: evaluabilityOf(input), origin, ...defaultsOf(input) };
  const key = `${input.kind.replace(".", "/")}/1`;
  return { key, ...base, ...input } as Gene;
}

function evaluabilityOf({ kind, path }: GeneInput): Gene["evaluability"] {
  if (kind === "prompt.segment" || kind === "param.number" || kind === "param.int") return "request";
  if (kind.startsWith("guard.")) return "console_guard";
  return path === "/model_name" ? "request" : "none";
}

function defaultsOf(input: GeneInput): object {
  switch (input.kind) {
    case "prompt.segment": {
      const role = roleOf(String(input["text"]));
      return { key: `prompt/${role}/1`, path: "/agent_system_prompt", role, joiner: "\n\n", order: "" };
    }
    case "param.number":
    case "param.int":
    case "guard.threshold":
    case "limit":
      return gridAround(Number(input["value"]));
    case "param.enum":
    case "guard.mode":
    case "mcp.access":
      return { options: [] };
    default:
      return {};
  }
}

/** A range that holds the value, for a number that came without one. */
function gridAround(value: number): object {
  const most = Math.max(1, 2 * Math.abs(value));
  return { min: value < 0 ? -most : 0, max: most, step: most / 20, scale: "linear" };
}

/** Indexes that cannot be used, or stand twice, would leave no room between segments: then all are numbered again, as they came. */
function ordered(genes: readonly Gene[]): Gene[] {
  const segments = genes.filter(isSegment);
  const orders = segments.map(({ order }) => order);
  if (orders.every(isOrder) && new Set(orders).size === orders.length) return [...genes];
  const even = evenOrders(segments.length);
  const fresh = new Map(segments.map((segment, at) => [segment, renumbered(segment, even[at] ?? "", at)]));
  return genes.map((gene) => (isSegment(gene) ? (fresh.get(gene) ?? gene) : gene));
}

/** The first segment has no joiner, unless the sender gives one. */
function renumbered(segment: PromptSegment, order: string, at: number): PromptSegment {
  const joiner = at === 0 && segment.order === "" && segment.joiner === "\n\n" ? "" : segment.joiner;
  return { ...segment, order, joiner };
}
