import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { type Likeness, likeness, profileGenome } from "./likeness/likeness.ts";
import { yieldToEventLoop } from "./likeness/yield-to-event-loop.ts";
import { getGenome } from "./store/genomes.ts";
import { getVersion, type LatestRow, latestVersions } from "./store/versions.ts";

/** The newest ones only: more could not be compared one by one within the time of a request. */
const MOST_COMPARED = 5000;
const PAGE = 200;

export interface SimilarQuery {
  readonly version?: number | null | undefined;
  readonly limit: number;
}

export interface SimilarNeeds {
  readonly agents: AgentsPort;
  /** Takes a connection for each page alone. */
  readonly run: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
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

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function roundedParts({ prompt, params, guards, tools }: Likeness["parts"]): Likeness["parts"] {
  return { prompt: rounded(prompt), params: rounded(params), guards: rounded(guards), tools: rounded(tools) };
}
