import type { Entry } from "../entry.ts";

const common = true as const;
const params = { metric_name: "gateway_requests_total" };

/** Every team may ask for every metric, and gets its own figures. */
export const figureCalls: Readonly<Record<string, Entry>> = {
  "protection.getCounterTotal": { common, call: async () => ({ params }) },
  "protection.getCounterSeries": { common, call: async () => ({ params }) },
  "protection.getLatency": { common, call: async () => ({ params: { metric_name: "gateway_overhead_seconds" } }) },
  "protection.listMetrics": {},
  "protection.getBreakdown": { common, call: async () => ({ params, query: "?by=agent" }) },
};
