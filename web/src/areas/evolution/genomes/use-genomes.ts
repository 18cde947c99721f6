import * as fields from "@agent-console/sdk/fields";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../../../session/session.ts";

/** The query key of everything about genomes, so that a new version refreshes all of it. */
export const GENOMES = "genomes";
const PAGE = 100;
const MOST_VERSIONS = fields.EvolutionListGenomeVersions.limit.maximum;

export const genomesQuery = ({ api }: Session, agentId?: string) =>
  infiniteQueryOptions({
    queryKey: [GENOMES, "list", agentId ?? "all"],
    queryFn: ({ pageParam }) => api.evolution.listGenomes({ agent_id: agentId, limit: PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, items, total }) => (offset + items.length < total ? offset + PAGE : undefined),
  });

export const mapQuery = ({ api }: Session, agentId?: string) =>
  queryOptions({
    queryKey: [GENOMES, "map", agentId ?? "all"],
    queryFn: () => api.evolution.genomeMap({ highlight_agent_id: agentId }),
    placeholderData: (before) => before,
  });

export const genomeQuery = ({ api }: Session, id: string, version?: number) =>
  queryOptions({
    queryKey: [GENOMES, id, "version", version ?? "latest"],
    queryFn: () => api.evolution.getGenome({ genome_id: id, version }),
    placeholderData: (before) => (before?.genome_id === id ? before : undefined),
  });

export const versionsQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: [GENOMES, id, "versions"],
    queryFn: () => api.evolution.listGenomeVersions({ genome_id: id, limit: MOST_VERSIONS }),
  });

export const ancestryQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: [GENOMES, id, "ancestry"],
    queryFn: () => api.evolution.genomeAncestry({ genome_id: id, max_depth: 100 }),
  });

export const differenceQuery = ({ api }: Session, id: string, { from, to }: { from: number; to: number }) =>
  queryOptions({
    queryKey: [GENOMES, id, "difference", from, to],
    queryFn: () => api.evolution.diffGenome({ genome_id: id, version_a: from, version_b: to }),
    enabled: from !== to,
  });

export const similarQuery = ({ api }: Session, id: string, version: number) =>
  queryOptions({
    queryKey: [GENOMES, id, "similar", version],
    queryFn: async () => (await api.evolution.similarGenomes({ genome_id: id, version, limit: 10 })).items,
  });

export const updateQuery = ({ api }: Session, id: string, version: number) =>
  queryOptions({
    queryKey: [GENOMES, id, "update", version],
    queryFn: () => api.evolution.genomeToAgentUpdate({ genome_id: id, version }),
  });

interface Named {
  readonly genome_id: string;
  readonly name: string | null;
  readonly agent_name: string | null;
}

/** A genome's own name, else the name of its agent. */
export const genomeName = ({ genome_id, name, agent_name }: Named): string =>
  name ?? agent_name ?? `Genome ${genome_id.slice(-8)}`;
