import { hash } from "node:crypto";

/** The trace of a prompt follows from its run and number, so that its results lead to it without storing it. */
export const promptTraceId = (evaluationId: string, seq: number): string =>
  hash("sha256", `${evaluationId}:${seq}`, "hex").slice(0, 32);
