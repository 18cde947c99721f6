import { compileLogql, type LogMatcher } from "@agent-console/analysis/query/logql/match-log.ts";
import { parseLogql } from "@agent-console/analysis/query/logql/parse-logql.ts";
import type { LogQuery } from "@agent-console/analysis/query/logql/syntax.ts";
import type { Act } from "../../../../platform/act.ts";
import { BoundedSearch } from "../bounded-search.ts";
import type { FoundLogs, LogsAsked, LogsSource } from "../sources.ts";
import { FoundLines } from "./found-lines.ts";
import { isNarrow, logConditions, selectLogs } from "./log-sql.ts";
import { StoredLine } from "./stored-line.ts";

const FIRST_STRETCH_NS = 300_000_000_000n;
const GROWTH = 4n;
/** A stretch that takes longer is not followed by a larger one. */
const QUICK_MS = 250;

interface Stretch {
  readonly fromNs: bigint;
  readonly toNs: bigint;
}

/** Log lines of the console's own store. A search may take two seconds, or as long as is given. */
export const embeddedLogs = (milliseconds?: number): LogsSource => ({
  find: (act, asked) => findLogs(act, asked, new BoundedSearch(act, milliseconds)),
});

/**
 * Reads one stretch of time after the other, so that it is known how far the search came when its time is over: what
 * PostgreSQL rules out is not seen here. Stretches grow while they are quick.
 */
async function findLogs(act: Act, asked: LogsAsked, search: BoundedSearch): Promise<FoundLogs> {
  const query = parseLogql(asked.query);
  const { window, direction, limit } = asked;
  const found = new FoundLines(limit, direction);
  const reading = { act, asked, query, found, search, matches: compileLogql(query) };
  search.begin({ isSorted: isNarrow(query) });
  let [left, size]: [Stretch, bigint] = [window, isNarrow(query) ? window.toNs - window.fromNs : FIRST_STRETCH_NS];
  while (left.fromNs < left.toNs) {
    const started = performance.now();
    const [stretch, rest] = split(left, size, direction);
    if (await readStretch(reading, stretch)) return { entries: found.entries, nextNs: found.afterFull() };
    if (search.isStopped) {
      const nextNs = found.afterStop(direction === "forward" ? stretch.fromNs : stretch.toNs);
      return { entries: found.entries, nextNs };
    }
    found.passed();
    left = rest;
    const isFull = found.entries.length >= limit && left.fromNs < left.toNs;
    if (isFull) return { entries: found.entries, nextNs: direction === "forward" ? left.fromNs : left.toNs };
    if (performance.now() - started < QUICK_MS) size *= GROWTH;
  }
  return { entries: found.entries, nextNs: null };
}

function split(
  { fromNs, toNs }: Stretch,
  size: bigint,
  direction: LogsAsked["direction"],
): readonly [Stretch, Stretch] {
  if (direction === "forward") {
    const cut = fromNs + size < toNs ? fromNs + size : toNs;
    return [
      { fromNs, toNs: cut },
      { fromNs: cut, toNs },
    ];
  }
  const cut = toNs - size > fromNs ? toNs - size : fromNs;
  return [
    { fromNs: cut, toNs },
    { fromNs, toNs: cut },
  ];
}

interface Reading {
  readonly act: Act;
  readonly asked: LogsAsked;
  readonly query: LogQuery;
  readonly found: FoundLines;
  readonly search: BoundedSearch;
  readonly matches: LogMatcher;
}

/** Whether the answer is full. */
async function readStretch({ act, asked, query, found, search, matches }: Reading, stretch: Stretch): Promise<boolean> {
  const { direction } = asked;
  const conditions = logConditions(query);
  const statement = selectLogs({ teamId: act.who.teamId, ...stretch, direction, conditions });
  for await (const page of search.rowsOf(statement)) {
    for (const row of page) {
      const line = new StoredLine(row);
      if (!found.reads(line.atNs)) return true;
      const labels = await search.finished(matches(line));
      if (search.isStopped) return false;
      if (labels) found.keep({ atNs: line.atNs, line: line.line, level: line.level, labels });
      await search.pause();
    }
  }
  return false;
}
