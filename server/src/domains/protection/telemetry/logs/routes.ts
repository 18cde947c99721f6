import { ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import { reading } from "../reading.ts";
import type { LogsSource } from "../sources.ts";
import { searchLogsOp } from "./contract.ts";
import { askedLogs, searchLogs } from "./search-logs.ts";

export function logRoutes({ logs }: { readonly logs: LogsSource }): Binding[] {
  return [
    bind(searchLogsOp, (r) => {
      const asked = askedLogs(r.query, r.now);
      return reading(r, logs, async (act) => ok(await searchLogs(logs, act, asked)));
    }),
  ];
}
