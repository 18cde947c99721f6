import { ApiError, createClient, paginate } from "../../sdk/src/index.ts";

interface Violation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly message: string;
}

/**
 * A user's first minutes with the SDK. Throws if the proxy finds a request or a response that the document does not
 * allow.
 */
export async function journeyThrough(baseUrl: string, token: string): Promise<void> {
  const found: string[] = [];
  let answers = 0;
  const client = createClient({
    baseUrl,
    token,
    async fetch(...asked) {
      const reply = await fetch(...asked);
      answers += 1;
      const noted = JSON.parse(reply.headers.get("sl-violations") ?? "[]") as Violation[];
      for (const { location, message } of noted) {
        found.push(
          `${asked[1]?.method ?? "GET"} ${new URL(String(asked[0])).pathname} ${reply.status}: ${location.join(".")} ${message}`,
        );
      }
      return reply;
    },
  });
  const { id } = await client.agents.create({ body: { agent_name: "Proxied", model_name: "small-chat-1" } });
  const seen = await client.agents.get({ id }).withResponse();
  await client.agents.update({ id, body: { purpose: "Billing" }, ifMatch: seen.etag ?? "" });
  await refused(client.agents.update({ id, body: { purpose: "Other" }, ifMatch: seen.etag ?? "" }), 412);
  await refused(client.agents.get({ id: "00000000-0000-4000-8000-000000000000" }), 404);
  for await (const agent of paginate((cursor) => client.agents.list({ limit: 1, cursor }))) void agent;
  await client.agents.history({ id });
  await client.teams.listSessions();
  await client.teams.getMe();
  await client.teams.listMyTeams();
  await client.teams.listApiKeys();
  await client.teams.listAuditLog();
  await client.evaluation.listHarnesses();
  await client.evaluation.listDetectors();
  await client.evaluation.listResults();
  await client.evaluation.listSummaries();
  await client.evaluation.listFindings();
  await client.evolution.createGenome({ body: { agent_id: id, traits: ["asks back"] } });
  await client.evolution.listGenomes();
  await client.evolution.status({ agent_id: id });
  process.stdout.write(`${answers} answers compared with the document\n`);
  if (found.length > 0) throw new Error(found.join("\n"));
}

async function refused(call: Promise<unknown>, status: number): Promise<void> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError) || error.status !== status) throw new Error(`not refused with ${status}: ${error}`);
}
