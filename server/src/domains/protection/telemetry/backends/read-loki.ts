import { isRecord, nanosOf, textOf } from "./read-json.ts";

export interface LokiEntry {
  readonly atNs: bigint;
  readonly line: string;
  readonly labels: Readonly<Record<string, string>>;
}

export type LokiAnswer = { readonly entries: readonly LokiEntry[] } | { readonly wrong: string };

const LONGEST_LINE = 32_768;
const MOST_LABELS = 64;
const LONGEST_VALUE = 1_024;

interface Expected {
  readonly teamLabel: string;
  readonly teamId: string;
  readonly limit: number;
}

/**
 * What `/loki/api/v1/query_range` answers to a query for lines. A stream of anyone but the team makes all of it wrong: then
 * the backend does not confine what it is asked.
 */
export function readLoki(answer: unknown, { teamLabel, teamId, limit }: Expected): LokiAnswer {
  if (!isRecord(answer) || answer["status"] !== "success" || !isRecord(answer["data"])) return { wrong: "no success" };
  const { resultType, result } = answer["data"];
  if (resultType !== "streams" || !Array.isArray(result)) return { wrong: "no streams" };
  const entries: LokiEntry[] = [];
  for (const one of result) {
    if (!isRecord(one) || !isRecord(one["stream"]) || !Array.isArray(one["values"])) return { wrong: "no stream" };
    if (one["stream"][teamLabel] !== teamId) return { wrong: "a stream of another team" };
    for (const value of one["values"]) {
      const entry = entryOf(value, one["stream"]);
      if (entry === null) return { wrong: "an entry that is none" };
      entries.push(entry);
    }
  }
  return entries.length > limit ? { wrong: "more entries than were asked for" } : { entries };
}

/** Time, line and, since Loki 3, structured metadata by kind. */
function entryOf(value: unknown, stream: Readonly<Record<string, unknown>>): LokiEntry | null {
  if (!Array.isArray(value)) return null;
  const [atNs, line, more] = [nanosOf(value[0]), textOf(value[1]), isRecord(value[2]) ? value[2] : {}];
  if (atNs === null || line === null) return null;
  const { structuredMetadata, parsed, ...flat } = more;
  const given = [flat, structuredMetadata, parsed, stream].filter(isRecord).flatMap((labels) => Object.entries(labels));
  const labels = given.slice(-MOST_LABELS).flatMap(([name, of]) => {
    const text = textOf(of);
    return text === null ? [] : [[name.slice(0, LONGEST_VALUE), text.slice(0, LONGEST_VALUE)] as const];
  });
  return { atNs, line: line.slice(0, LONGEST_LINE), labels: Object.fromEntries(labels) };
}
