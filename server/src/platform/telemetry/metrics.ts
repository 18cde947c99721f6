import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  /** Seconds by operation and status. Operation ids are a closed set, so the number of labels is limited. */
  observeRequest(operation: string, status: number, seconds: number): void;
}

interface Observed {
  observe(seconds: number): void;
}

export function createMetrics(gauges: Readonly<Record<string, () => number>> = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "console_http_request_seconds",
    help: "Time to answer a request, by operation and status.",
    labelNames: ["operation", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  for (const [name, read] of Object.entries(gauges)) {
    new Gauge({
      name: `console_${name}`,
      help: `Current ${name.replaceAll("_", " ")}.`,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  /** Finding the child of a label pair costs more than observing it, and there are few pairs. */
  const children = new Map<string, Map<number, Observed>>();
  function childOf(operation: string, status: number): Observed {
    const byStatus = children.get(operation) ?? new Map<number, Observed>();
    const child = byStatus.get(status) ?? requests.labels(operation, String(status));
    children.set(operation, byStatus.set(status, child));
    return child;
  }
  return {
    registry,
    observeRequest(operation, status, seconds) {
      const child = children.get(operation)?.get(status) ?? childOf(operation, status);
      child.observe(seconds);
    },
  };
}
