import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Catalog } from "../../kernel/errors.ts";

/**
 * Not imported: an import reads every member of the module, and one of them loads Node's HTTP client, several megabytes
 * that are not used here.
 */
const { STATUS_CODES: REASONS } = process.getBuiltinModule("node:http");

/**
 * The last response to a client whose bytes are not a request, are too much of one, or never become one. No route and
 * no hook sees them, so the error is written here. Then the connection ends, because the start of the next request is
 * unknown.
 */
export function answerUnreadable(catalog: Catalog): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (socket.destroyed || error.code === "ECONNRESET") return;
    const code = codeOf(error);
    const { status = 400, text: detail = "" } = catalog[code] ?? {};
    const id = randomUUID();
    const body = JSON.stringify({ detail, code, request_id: id });
    const head = [
      `HTTP/1.1 ${status} ${REASONS[status]}`,
      `x-request-id: ${id}`,
      "x-content-type-options: nosniff",
      "cache-control: no-store",
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
    socket.destroy();
  };
}

function codeOf({ code }: NodeJS.ErrnoException): string {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "REQUEST_TOO_SLOW";
  if (code === "HPE_HEADER_OVERFLOW") return "HEAD_TOO_LARGE";
  return "REQUEST_UNREADABLE";
}
