import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Gene } from "./genes/gene.ts";
import { type Likeness, likeness, profileGenome } from "./likeness/likeness.ts";
import { yieldToEventLoop } from "./likeness/yield-to-event-loop.ts";
import { getGenome, getVersion } from "./store/genomes.ts";

/** As many as can be compared one by one while somebody waits; the newest. */
const MOST_COMPARED = 5000;
const PAGE = 200;
/** Larger ones are not compared with all others: it would take more memory than the answer is worth. */
export const LARGEST_COMPARED = 262_144;

export interface SimilarQuery {
  readonly version?: number | null | undefined;
  readonly limit: number;
}

export interface SimilarNeeds {
  readonly agents: AgentsPort;
  /** Takes a connection for each page alone. */
  readonly run: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
}

export interface LatestRow {
  readonly genome_id: string;
  readonly version: number;
  readonly agent_id: string | null;
  readonly name: string | null;
  readonly content_hash: string;
  readonly created_at: number;
  readonly genes: readonly Gene[];
}

/** The latest versions of the team's other genomes, the most alike first. */
export async function similarGenomes({ agents, run }: SimilarNeeds, id: string, query: SimilarQuery) {
  const { version } = await run(async (act) => getVersion(act, await getGenome(act, id), query.version));
  const own = profileGenome(version.genes);
  const breathe = yieldToEventLoop();
  const found: (Omit<LatestRow, "genes"> & Likeness)[] = [];
  for (let offset = 0; offset < MOST_COMPARED; offset += PAGE) {
    const rows = await run((act) => latestVersions(act, { limit: PAGE, offset }));
    for (const { genes, ...row } of rows) {
      if (row.genome_id !== id) found.push({ ...row, ...likeness(own, profileGenome(genes)) });
      await breathe();
    }
    if (rows.length < PAGE) break;
  }
  const compared = found.length;
  const nearest = found
    .sort((a, b) => b.similarity - a.similarity || (a.genome_id < b.genome_id ? -1 : 1))
    .slice(0, query.limit)
    .map(({ similarity, parts, ...row }) => ({ ...row, similarity: rounded(similarity), parts: roundedParts(parts) }));
  const items = await run((act) => agents.naming(act, nearest));
  return {
    genome_id: id,
    version: version.version,
    items,
    results: items,
    total: compared,
    limit: query.limit,
    offset: 0,
  };
}

export function latestVersions(act: Act, page: { limit: number; offset: number }): Promise<LatestRow[]> {
  return act.tx.query<LatestRow>(
    `select v.genome_id, v.version, g.agent_id, g.name, v.content_hash, v.created_at, v.genes
     from genomes g join genome_versions v on v.genome_id = g.id and v.version = g.latest
     where g.team_id = $1 and g.deleted_at is null and octet_length(v.genes::text) <= $4
     order by g.created_at desc, g.id desc limit $2 offset $3`,
    [act.who.teamId, page.limit, page.offset, LARGEST_COMPARED],
  );
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function roundedParts({ prompt, params, guards, tools }: Likeness["parts"]): Likeness["parts"] {
  return { prompt: rounded(prompt), params: rounded(params), guards: rounded(guards), tools: rounded(tools) };
}
