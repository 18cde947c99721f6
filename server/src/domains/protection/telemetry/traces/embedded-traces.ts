import type { TracesSource } from "../sources.ts";
import { searchTraces } from "./embedded-search.ts";
import { getTraceSpans } from "./embedded-trace.ts";

/** Traces of the console's own store. */
export const embeddedTraces = (): TracesSource => ({ search: searchTraces, get: getTraceSpans });
