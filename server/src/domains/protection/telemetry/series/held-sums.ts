import { createSketch, type Sketch } from "@agent-console/analysis/statistics/sketch/sketch.ts";
import type { SeriesKind } from "../store/new-rows.ts";
import type { Measure } from "../writer.ts";
import { keyOfLabels, labelsOfKey, OTHER } from "./labels.ts";
import { limits } from "./limits.ts";

/** What was counted or measured of one series in one minute. */
export interface Sum {
  readonly metric: string;
  readonly kind: SeriesKind;
  /** Null if the metric is the console's own. */
  readonly receivedUnit: string | null;
  readonly agentId: string | null;
  readonly evaluationId: string | null;
  /** By `keyOfLabels`. */
  readonly labels: string;
  /** When the minute began, in seconds. */
  readonly at: number;
  n: number;
  total: number;
  readonly sketch: Sketch | null;
}

const MINUTE = 60;
const HOUR = 3600;

interface TeamState {
  readonly sums: Map<string, Sum>;
  /** Models seen since the sums were taken: a client can name any number of them. */
  readonly models: Set<string>;
}

export interface HeldSums {
  readonly count: number;
  /** The sum that a figure belongs to. Null if there is no place for it. */
  find(teamId: string, measure: Measure, kind: SeriesKind): Sum | null;
  /** The sum of the same series and minute as another one. */
  like(teamId: string, sum: Sum): Sum | null;
  take(): Map<string, Map<string, Sum>>;
}

export function createHeldSums(): HeldSums {
  let teams = new Map<string, TeamState>();
  let count = 0;

  function stateOf(teamId: string): TeamState {
    let state = teams.get(teamId);
    if (state === undefined) {
      state = { sums: new Map(), models: new Set() };
      teams.set(teamId, state);
    }
    return state;
  }

  function like({ sums }: TeamState, sum: Omit<Sum, "n" | "total" | "sketch">): Sum | null {
    const key = keyOfSum(sum);
    const known = sums.get(key);
    if (known !== undefined) return known;
    if (count >= 2 * limits.sums) return null;
    count++;
    const made = { ...sum, n: 0, total: 0, sketch: sum.kind === "latency" ? createSketch() : null };
    sums.set(key, made);
    return made;
  }

  return {
    get count() {
      return count;
    },
    find(teamId, measure, kind) {
      const state = stateOf(teamId);
      const isFull = count >= limits.sums;
      const step = isFull ? HOUR : MINUTE;
      return like(state, {
        ...{ metric: measure.metric, kind, receivedUnit: measure.received?.unit ?? null },
        ...{ agentId: measure.agentId, evaluationId: measure.evaluationId ?? null },
        labels: isFull ? "" : withKnownModel(state, keyOfLabels(measure.labels)),
        at: Math.floor(measure.atMs / 1000 / step) * step,
      });
    },
    like: (teamId, sum) => like(stateOf(teamId), sum),
    take() {
      const taken = new Map([...teams].map(([teamId, { sums }]) => [teamId, sums]));
      teams = new Map();
      count = 0;
      return taken;
    },
  };
}

const keyOfSum = (sum: Omit<Sum, "n" | "total" | "sketch">): string =>
  `${sum.at} ${sum.agentId} ${sum.evaluationId} ${sum.kind} ${sum.receivedUnit} ${sum.metric.length} ${sum.metric} ${sum.labels}`;

function withKnownModel({ models }: TeamState, key: string): string {
  if (!key.includes('"model"')) return key;
  const { model, ...labels } = labelsOfKey(key);
  if (model === undefined || models.has(model)) return key;
  if (models.size >= limits.models) return keyOfLabels({ ...labels, model: OTHER });
  models.add(model);
  return key;
}
