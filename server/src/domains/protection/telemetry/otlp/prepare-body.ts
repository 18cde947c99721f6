import type { BodySent, ReceiverNeeds } from "./needs.ts";
import type { Prepared } from "./prepared.ts";
import { prepareLogs } from "./receive-logs.ts";
import { prepareMetrics } from "./receive-metrics.ts";
import { prepareSpans } from "./receive-spans.ts";
import type { Signal } from "./signals.ts";

type Prepare = (needs: ReceiverNeeds, body: BodySent) => Promise<Prepared>;

const PREPARE: Readonly<Record<Signal, Prepare>> = {
  traces: prepareSpans,
  logs: prepareLogs,
  metrics: prepareMetrics,
};

/** Reads a body, in slices. Throws Malformed if it can't be read. */
export const prepareBody = (needs: ReceiverNeeds, body: BodySent): Promise<Prepared> =>
  PREPARE[body.signal](needs, body);
