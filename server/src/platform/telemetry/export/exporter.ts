import { CumulativeFigures } from "./cumulative.ts";
import { type Exported, logsBody, metricsBody, type OtlpLog, type OtlpSpan, tracesBody } from "./otlp-json.ts";
import { createSender, type Sender, type SenderRules } from "./sender.ts";

export const signals = ["traces", "logs", "metrics"] as const;
export type Signal = (typeof signals)[number];

/** Where signals are sent; null for one that is not. */
export interface ExportSettings {
  readonly endpoints: Readonly<Record<Signal, string | null>>;
  /** May hold a key: never in an error or a log line. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends what the console itself sees to a collector that the operator runs. Nothing waits for it. */
export interface Exporter {
  /** Null if the signal is not sent. */
  readonly span: ((span: Exported<OtlpSpan>) => void) | null;
  readonly log: ((log: Exported<OtlpLog>) => void) | null;
  readonly figures: CumulativeFigures | null;
  dropped(signal: Signal): number;
  /** Sends what waits now. */
  flush(): Promise<void>;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface Needs {
  readonly onError: (error: unknown) => void;
  readonly rules?: Partial<SenderRules>;
  readonly metricsEveryMs?: number;
}

const METRICS_EVERY_MS = 15_000;
const METRICS_RESOURCE = { "service.name": "agent-console" };
/** So many metrics in one request: each can have hundreds of points. */
const METRICS_BATCH = 10;

export function createExporter({ endpoints, headers }: ExportSettings, needs: Needs): Exporter {
  const { onError, rules, metricsEveryMs = METRICS_EVERY_MS } = needs;
  function open<T>(
    signal: Signal,
    body: (records: readonly T[]) => object,
    own?: Partial<SenderRules>,
  ): Sender<T> | null {
    const url = endpoints[signal];
    return url === null ? null : createSender({ target: { url, headers }, body, onError, rules: { ...own, ...rules } });
  }
  const spans = open<Exported<OtlpSpan>>("traces", tracesBody);
  const logs = open<Exported<OtlpLog>>("logs", logsBody);
  const metrics = open<Exported<object>>("metrics", metricsBody, { batch: METRICS_BATCH });
  const figures = metrics && new CumulativeFigures();
  const timer = figures && setInterval(collect, metricsEveryMs).unref();

  function collect(): void {
    for (const record of figures?.collect() ?? []) metrics?.add({ resource: METRICS_RESOURCE, record });
  }

  const ofSignal = { traces: spans, logs, metrics };
  return {
    span: spans && ((span) => spans.add(span)),
    log: logs && ((log) => logs.add(log)),
    figures,
    dropped: (signal) => ofSignal[signal]?.dropped ?? 0,
    async flush() {
      collect();
      await Promise.all([spans?.flush(), logs?.flush(), metrics?.flush()]);
    },
    async close() {
      if (timer) clearInterval(timer);
      collect();
      await Promise.all([spans?.close(), logs?.close(), metrics?.close()]);
    },
  };
}
