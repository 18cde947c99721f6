/** Whether an If-Match or If-None-Match header names this tag, or any. */
export function namesTag(header: string, etag: string): boolean {
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Whether a change may go on: a client that sends no If-Match overwrites whatever is there. */
export const acceptsChange = (ifMatch: string | undefined, etag: string): boolean =>
  ifMatch === undefined || namesTag(ifMatch, etag);
