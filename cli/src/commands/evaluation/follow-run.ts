import type { Api, EvaluationStatusResponse } from "@agent-console/sdk";
import { pause } from "../../command/pause.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { isPassing, isRefusal } from "../../endings/refusal.ts";

export interface Following {
  readonly client: Api;
  readonly id: string;
  readonly deadline: number;
  readonly signal: AbortSignal;
  readonly tell: (run: EvaluationStatusResponse) => void;
}

/** A short run is not waited for longer than it takes; a long one is asked for seldom. */
const FIRST_MS = 200;
const EVERY_MS = 2000;
/** Waits for a console that restarts. A run continues without anyone watching. */
const MOST_SILENCE_MS = 120_000;

/** Waits until the run is completed. Any other end is not a verdict. */
export async function followRun({ client, id, deadline, signal, tell }: Following): Promise<EvaluationStatusResponse> {
  let [heardAt, wait] = [Date.now(), FIRST_MS];
  for (;;) {
    const run = await client.evaluation.get({ evaluation_id: id }, { signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      const isFinal = isRefusal(error) && !isPassing(error);
      if (isFinal || Date.now() - heardAt > MOST_SILENCE_MS) throw error;
      return null;
    });
    if (run) {
      heardAt = Date.now();
      tell(run);
      if (run.status === "completed") return run;
      if (run.status !== "running") {
        throw new Ended("unfinished", `The evaluation is ${run.status}. ${run.status_message ?? ""}`.trim());
      }
    }
    if (Date.now() > deadline) throw new Ended("unfinished", "The evaluation timed out.");
    await pause(wait, signal);
    wait = Math.min(EVERY_MS, wait * 1.5);
  }
}
