import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from "prom-client";
import { cheapHistogram } from "./cheap-histogram.ts";

export interface Metrics {
  readonly registry: Registry;
  /** Seconds by operation and status. Operation ids are a closed set, so the number of labels is limited. */
  observeRequest(operation: string, status: number, seconds: number): void;
  /** A further figure. Its label values must be few: a process serves many teams, and each pair is a series of its own. */
  counter(figure: Figure): (values: readonly string[], by?: number) => void;
  histogram(
    figure: Figure & { readonly buckets: readonly number[] },
  ): (values: readonly string[], seconds: number) => void;
  /** A counter that is read when it is asked for. */
  readCounter(figure: Figure, read: () => Iterable<readonly [values: readonly string[], total: number]>): void;
}

export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
}

interface Observed {
  observe(seconds: number): void;
}

/** More values than this are told together: a name that someone can choose must not multiply series. */
const MOST_CHILDREN = 200;

/** Finding the child of label values costs more than adding to it, and there are few. */
function remembered<Child>(open: (values: readonly string[]) => Child): (values: readonly string[]) => Child {
  const children = new Map<string, Child>();
  let other: Child | undefined;
  return (values) => {
    const key = values.length === 1 ? (values[0] ?? "") : values.join(" ");
    const known = children.get(key);
    if (known) return known;
    const isFull = children.size >= MOST_CHILDREN;
    const child = isFull ? (other ?? open(values.map(() => "other"))) : open(values);
    if (isFull) other = child;
    else children.set(key, child);
    return child;
  };
}

let ofProcess: readonly Metric[] | undefined;

/**
 * Of the process, not of one console in it: they watch the event loop a hundred times a second and every garbage collection,
 * for as long as the process lives.
 */
function processFigures(): readonly Metric[] {
  if (!ofProcess) {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    ofProcess = registry.getMetricsAsArray() as unknown as readonly Metric[];
  }
  return ofProcess;
}

export function createMetrics(gauges: Readonly<Record<string, () => number>> = {}): Metrics {
  const registry = new Registry();
  for (const figure of processFigures()) registry.registerMetric(figure);
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
  function requestChild(operation: string, status: number): Observed {
    const byStatus = children.get(operation) ?? new Map<number, Observed>();
    const child = byStatus.get(status) ?? requests.labels(operation, String(status));
    children.set(operation, byStatus.set(status, child));
    return child;
  }
  return {
    registry,
    counter({ name, help, labels }) {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      const childOf = remembered((values) => counter.labels(...values));
      return (values, by = 1) => childOf(values).inc(by);
    },
    histogram({ labels, ...described }) {
      const histogram = cheapHistogram(registry, described);
      const childOf = remembered((values) =>
        histogram.child(Object.fromEntries(labels.map((label, at) => [label, values[at] ?? ""]))),
      );
      return (values, seconds) => childOf(values)(seconds);
    },
    readCounter({ name, help, labels }, read) {
      new Counter({
        ...{ name, help, labelNames: [...labels], registers: [registry] },
        collect() {
          this.reset();
          for (const [values, total] of read()) this.labels(...values).inc(total);
        },
      });
    },
    observeRequest(operation, status, seconds) {
      const child = children.get(operation)?.get(status) ?? requestChild(operation, status);
      child.observe(seconds);
    },
  };
}
