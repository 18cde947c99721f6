import { Readable } from "node:stream";

/** One server-sent event. The data is one line, as JSON always is. */
export const eventText = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

/** A line that readers skip: it keeps the connection in use while there is nothing to report. */
export const commentText = (text: string): string => `: ${text}\n\n`;

/** A response that stays open. A proxy that buffers it would deliver every event at the end. */
export const eventStream = (events: AsyncIterable<string>) => ({
  status: 200,
  raw: { content: Readable.from(events, { objectMode: false }), type: "text/event-stream" },
  headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
});
