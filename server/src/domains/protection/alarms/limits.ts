/** When something is an alarm. Times are in seconds. */
export interface AlarmLimits {
  /** No silence shorter than this is an alarm, unless people declared a shorter one. */
  readonly leastSilence: number;
  /** So many requests would usually have come in the silence. */
  readonly missedRequests: number;
  /** From one unsigned probe to the next. */
  readonly probeEvery: number;
  /** How long the SDK may run an older bundle: bundles are valid for an hour. */
  readonly bundleGrace: number;
  /** How long after a new version a gateway may have judged by the old one, and how long that is remembered. */
  readonly oldVersion: { readonly grace: number; readonly window: number };
  /** A heartbeat older than this says nothing about now. */
  readonly heartbeatLife: number;
  readonly errors: { readonly window: number; readonly share: number; readonly least: number };
  readonly droppedWindow: number;
  readonly attack: { readonly leastStopped: number; readonly leastHistory: number };
  readonly overBlocking: { readonly window: number; readonly leastRequests: number };
}

export const alarmLimits: AlarmLimits = {
  leastSilence: 3_600,
  missedRequests: 6,
  probeEvery: 3_600,
  bundleGrace: 3_900,
  oldVersion: { grace: 60, window: 900 },
  heartbeatLife: 600,
  errors: { window: 3_600, share: 0.001, least: 2 },
  droppedWindow: 3_600,
  attack: { leastStopped: 5, leastHistory: 86_400 },
  overBlocking: { window: 86_400, leastRequests: 300 },
};
