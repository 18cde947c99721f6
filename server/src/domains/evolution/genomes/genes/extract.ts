import type { AgentConfiguration } from "./agent-configuration.ts";
import { type Gene, isSegment, type PromptSegment, type SegmentRole } from "./gene.ts";
import { evenOrders } from "./order.ts";
import { roleOf } from "./segment-role.ts";
import { settingGenes } from "./setting-genes.ts";
import { splitPrompt } from "./split-prompt.ts";

/** The genome of an agent's current configuration: the same configuration always gives the same genes. */
export function extractGenes(agent: AgentConfiguration): Gene[] {
  const { agent_system_prompt: prompt, protocol } = agent;
  // A2A requests carry neither a system message nor parameters.
  const measured = protocol === "chat_completions" ? "request" : "none";
  return [...settingGenes(agent, measured), ...(prompt === null ? [] : promptGenes(prompt, measured))];
}

export function promptGenes(prompt: string, evaluability: Gene["evaluability"] = "request"): PromptSegment[] {
  const pieces = splitPrompt(prompt);
  const orders = evenOrders(pieces.length);
  const numbers = new Map<SegmentRole, number>();
  let section: SegmentRole = "other";
  return pieces.map(({ joiner, text }, at) => {
    const role = roleOf(text, section);
    if (isHeading(text)) section = role;
    const number = (numbers.get(role) ?? 0) + 1;
    numbers.set(role, number);
    return {
      key: `prompt/${role}/${number}`,
      kind: "prompt.segment",
      path: "/agent_system_prompt",
      lock: "none",
      evaluability,
      origin: "extracted",
      role,
      text,
      order: orders[at] ?? "",
      joiner,
    };
  });
}

function isHeading(text: string): boolean {
  return !text.trim().includes("\n") && /^\s*(?:#{1,6}\s|<[A-Za-z]|[^a-z.!?]{3,}$|.{1,60}:\s*$)/.test(text);
}

/**
 * The same genes with the names, locks and marks of an earlier version, so that an unchanged segment is the same segment in
 * every version. `pairs` maps a gene to the earlier gene that it continues.
 */
export function continueGenes(genes: readonly Gene[], pairs: ReadonlyMap<string, Gene>): Gene[] {
  const taken = new Set([...pairs.values()].map(({ key }) => key));
  const used = new Set(taken);
  return genes.map((gene) => {
    const earlier = pairs.get(gene.key);
    if (!earlier) return renameIfTaken(gene, used);
    const same = isSegment(gene) && isSegment(earlier) && gene.text === earlier.text;
    return {
      ...gene,
      key: earlier.key,
      lock: earlier.lock,
      ...(earlier.monotone ? { monotone: earlier.monotone } : {}),
      ...(same ? { role: earlier.role, origin: earlier.origin } : {}),
      ...(same && earlier.clause ? { clause: earlier.clause } : {}),
      ...(same && earlier.frozen ? { frozen: earlier.frozen } : {}),
    } as Gene;
  });
}

/** A gene that is new keeps its name if no one has it, else gets the next number. */
export function renameIfTaken(gene: Gene, used: Set<string>): Gene {
  const stem = gene.key.replace(/\/\d+$/, "");
  let key = gene.key;
  for (let number = 1; used.has(key); number++) key = `${stem}/${number}`;
  used.add(key);
  return key === gene.key ? gene : { ...gene, key };
}
