import { startConsole } from "../../../e2e/console.ts";
import { openDataFolder } from "../../../e2e/data-folder.ts";
import { call } from "../../../e2e/person.ts";
import { freePort } from "../../../e2e/service.ts";
import { type Assistant, assistants, type Place } from "./clients.ts";
import { conformance, type Scenario } from "./conformance.ts";

export interface McpProof {
  readonly clients: readonly { readonly name: string; readonly tools: number; readonly progress: number }[];
  readonly conformance: readonly Scenario[] | null;
  /** Calls by clients that were connected before the console was restarted. */
  readonly afterRestart: number;
  readonly mistakes: readonly string[];
}

/** A real console and the MCP project's own clients, over HTTP and as a program, before and after a restart. */
export async function proveMcp(): Promise<McpProof> {
  const mistakes: string[] = [];
  const clients: McpProof["clients"][number][] = [];
  await using data = await openDataFolder();
  const env = { CONSOLE_AUTH: "off", PORT: String(await freePort()) };
  const first = await startConsole({ data, env });
  const url = first.address;
  const made = await call(`POST ${url}/v1/api-keys`, { body: { name: "proof", scopes: ["read"] } });
  const place: Place = { url, key: made.body.secret };
  const open: Assistant[] = [];
  for (const connect of assistants) {
    const assistant = await connect(place);
    open.push(assistant);
    clients.push({ name: assistant.name, ...(await walk(assistant, mistakes)) });
  }
  const scenarios = await conformance(`${url}/mcp`);
  for (const { name, passed, said } of scenarios ?? []) if (!passed) mistakes.push(`conformance ${name}: ${said}`);

  await first.stop();
  await using _second = await startConsole({ data, env });
  let afterRestart = 0;
  await Promise.all(
    open.map(async (assistant) => {
      const { isError } = await assistant.call("agents_list", {}).catch((error) => ({ isError: String(error) }));
      if (isError) mistakes.push(`${assistant.name}: no answer after a restart: ${isError}`);
      else afterRestart += 1;
      await assistant.close();
    }),
  );
  return { clients, conformance: scenarios, afterRestart, mistakes };
}

/** Lists, calls, is refused, and waits with progress. */
async function walk(assistant: Assistant, mistakes: string[]): Promise<{ tools: number; progress: number }> {
  const wrong = (what: string): void => void mistakes.push(`${assistant.name}: ${what}`);
  const tools = await assistant.tools();
  if (!tools.includes("trust_overview")) wrong("the tools are not listed");
  if (tools.includes("agents_archive")) wrong("a tool that writes is listed");
  const listed = await assistant.call("agents_list", { limit: 1 });
  if (listed["isError"]) wrong("agents_list failed");
  const missing = await assistant.call("agent_get", { id: "00000000-0000-4000-8000-000000000000" });
  if (!missing["isError"]) wrong("an agent that does not exist is no error");
  const refused = await assistant.call("agents_archive", {}).then(
    () => false,
    () => true,
  );
  if (!refused) wrong("a tool that is not offered was called");
  const runs = await assistant.call("evaluations_list", { limit: 1 });
  const id = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/.exec(JSON.stringify(runs))?.[0] ?? "";
  let progress = 0;
  const waited = await assistant.call("evaluation_wait", { evaluation_id: id, seconds: 2 }, () => void progress++);
  if (waited["isError"] || progress === 0) wrong("waiting for a run told no progress");
  return { tools: tools.length, progress };
}
