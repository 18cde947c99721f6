import { Fault } from "../../kernel/errors.ts";
import { progressEvents } from "../sse/progress-events.ts";
import { eventStream } from "../sse/write-events.ts";
import { hasEnded, type JobStatus } from "./status.ts";

export interface WatchedJob<Row extends { readonly status: JobStatus }> {
  read(): Promise<Row>;
  /** What the reader receives. */
  present(row: Row): unknown;
  /** The error that `read` throws if the job was deleted. */
  readonly goneCode: string;
  /** The reader left or lost permission, or the console stops. */
  readonly signals: readonly AbortSignal[];
}

/** A job's progress as server-sent events, until it ends. Throws what `read` throws, so that a missing job is a 404. */
export async function progressStream<Row extends { readonly status: JobStatus }>(
  job: WatchedJob<Row>,
): Promise<ReturnType<typeof eventStream>> {
  await job.read();
  const read = async () => {
    try {
      const row = await job.read();
      return { data: JSON.stringify(job.present(row)), isLast: hasEnded(row.status) };
    } catch (error) {
      if (error instanceof Fault && error.code === job.goneCode) return null;
      throw error;
    }
  };
  return eventStream(progressEvents({ read, now: Date.now, signal: AbortSignal.any([...job.signals]) }));
}
