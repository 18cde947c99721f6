import type { TracesSource } from "../sources.ts";
import { searchTraces } from "./embedded-search.ts";
import { getTraceSpans, type TraceLimits } from "./embedded-trace.ts";

/** Traces of the console's own store. One is shown up to 5,000 spans or 8 MB, or as far as is given. */
export const embeddedTraces = (limits?: TraceLimits): TracesSource => ({
  search: searchTraces,
  get: (act, traceId) => getTraceSpans(act, traceId, limits),
});
