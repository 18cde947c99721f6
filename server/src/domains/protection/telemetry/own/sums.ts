import type { SeriesLabels } from "../store/new-rows.ts";
import type { TelemetryWriter } from "../writer.ts";

interface Sum {
  readonly metric: string;
  readonly labels: SeriesLabels;
  by: number;
  /** Of a latency. */
  seconds: number[] | null;
}

/** Whom figures are about. */
export interface Figured {
  readonly teamId: string;
  readonly agentId: string | null;
  readonly evaluationId: string | null;
}

/**
 * Figures of requests that were finished together, added up before they are told: most requests of an agent count the same
 * things, and looking up a series costs more than adding to it.
 */
export class FigureSums {
  readonly #subjects = new Map<string, { readonly of: Figured; readonly sums: Map<string, Sum> }>();

  of(figured: Figured): SubjectSums {
    const key = figured.evaluationId ?? figured.agentId ?? figured.teamId;
    let known = this.#subjects.get(key);
    if (!known) {
      known = { of: figured, sums: new Map() };
      this.#subjects.set(key, known);
    }
    return new SubjectSums(known.sums);
  }

  /** Hands everything over and begins again. */
  tell(writer: Pick<TelemetryWriter, "count" | "observe">, atMs: number): void {
    for (const { of, sums } of this.#subjects.values()) {
      const { agentId, evaluationId } = of;
      for (const { metric, labels, by, seconds } of sums.values()) {
        const measure = { metric, atMs, agentId, evaluationId, labels };
        if (seconds === null) writer.count(of.teamId, measure, by);
        else writer.observe(of.teamId, measure, seconds);
      }
    }
    this.#subjects.clear();
  }
}

/** Those of one agent or evaluation. `key` tells label sets of a metric apart; labels are only built for a new one. */
export class SubjectSums {
  readonly #sums: Map<string, Sum>;

  constructor(sums: Map<string, Sum>) {
    this.#sums = sums;
  }

  count(metric: string, key: string, { labels, by = 1 }: { labels: () => SeriesLabels; by?: number }): void {
    if (by === 0) return;
    const sum = this.#sums.get(metric + key);
    if (sum) sum.by += by;
    else this.#sums.set(metric + key, { metric, labels: labels(), by, seconds: null });
  }

  observe(metric: string, key: string, { labels, ms }: { labels: () => SeriesLabels; ms: number }): void {
    const sum = this.#sums.get(metric + key);
    if (sum?.seconds) sum.seconds.push(ms / 1000);
    else this.#sums.set(metric + key, { metric, labels: labels(), by: 0, seconds: [ms / 1000] });
  }
}
