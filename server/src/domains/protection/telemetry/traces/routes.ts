import { ok, verbatimJson } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import { reading } from "../reading.ts";
import type { TracesSource } from "../sources.ts";
import { getTraceOp, searchTracesOp } from "./contract.ts";
import { askedTraces, getTrace, searchTraces } from "./read-traces.ts";

export function traceRoutes({ traces }: { readonly traces: TracesSource }): Binding[] {
  return [
    bind(searchTracesOp, (r) => {
      const asked = askedTraces(r.query, r.now);
      return reading(r, traces, async (act) => ok(await searchTraces(traces, act, asked)));
    }),
    bind(getTraceOp, (r) => {
      const asked = { traceId: r.params.trace_id, format: r.query.format };
      return reading(r, traces, async (act) => verbatimJson(200, await getTrace(traces, act, asked)));
    }),
  ];
}
