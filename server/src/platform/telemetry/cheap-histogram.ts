import { Gauge, type Metric, type MetricValue, type Registry } from "prom-client";

interface Child {
  readonly labels: Readonly<Record<string, string>>;
  /** By bucket, the last for everything above. Not cumulative. */
  readonly counts: number[];
  sum: number;
}

interface Described {
  readonly name: string;
  readonly help: string;
  readonly buckets: readonly number[];
}

/**
 * A histogram of prom-client's form that only adds to an array: prom-client's own takes a microsecond for each value, and the gateway
 * has several for each request.
 */
export function cheapHistogram(registry: Registry, { name, help, buckets }: Described) {
  const children: Child[] = [];
  // A metric of the registry is whatever has a name and can be asked for its values.
  const metric = Object.assign(new Gauge({ name, help, registers: [] }), {
    get: async () => ({ name, help, type: "histogram", aggregator: "sum", values: children.flatMap(valuesOf) }),
  });
  registry.registerMetric(metric as unknown as Metric<string>);

  function valuesOf({ labels, counts, sum }: Child): MetricValue<string>[] {
    let below = 0;
    const ofBuckets = counts.map((count, at) => {
      below += count;
      return { metricName: `${name}_bucket`, labels: { le: String(buckets[at] ?? "+Inf"), ...labels }, value: below };
    });
    const whole = [
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: below },
    ];
    return [...ofBuckets, ...whole] as unknown as MetricValue<string>[];
  }

  return {
    child(labels: Readonly<Record<string, string>>): (seconds: number) => void {
      const child: Child = { labels, counts: new Array<number>(buckets.length + 1).fill(0), sum: 0 };
      children.push(child);
      return (seconds) => {
        let at = 0;
        while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1;
        child.counts[at] = (child.counts[at] ?? 0) + 1;
        child.sum += seconds;
      };
    },
  };
}
