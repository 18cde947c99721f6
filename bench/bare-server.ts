/** A minimal correct server for the same rows: node:http, pg, one prepared statement per route, no validation. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

const pool = new pg.Pool({ ...JSON.parse(process.env["BENCH_CONNECTION"] ?? "{}"), max: 10 });
const constant = Buffer.from(process.env["BENCH_REFUSAL"] ?? "{}");

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://bare");
  const id = url.pathname.split("/")[3] ?? "";
  if (request.method === "GET" && id) {
    const { rows } = await pool.query({ name: "get", text: "select * from agents where id = $1", values: [id] });
    return send(200, Buffer.from(JSON.stringify(rows[0])));
  }
  if (request.method === "GET") {
    const text = "select * from agents where team_id = $1 order by created_at desc, id desc limit $2";
    const { rows } = await pool.query({ name: "list", text, values: [url.searchParams.get("team"), 20] });
    return send(200, Buffer.from(JSON.stringify({ results: rows, count: rows.length })));
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (url.searchParams.has("refuse")) return send(422, constant);
  const { purpose } = JSON.parse(Buffer.concat(parts).toString());
  const text = "update agents set purpose = $2, updated_at = $3 where id = $1 returning *";
  const { rows } = await pool.query({ name: "put", text, values: [id, purpose, Math.floor(Date.now() / 1000)] });
  return send(200, Buffer.from(JSON.stringify(rows[0])));

  function send(status: number, body: Buffer): void {
    response.writeHead(status, { "content-type": "application/json", "content-length": body.length }).end(body);
  }
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`));
process.on("SIGTERM", () => process.exit(0));
