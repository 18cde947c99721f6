/**
 * `npm run screenshots`: the main pages of a console that has just proposed an improvement of the sample agent, light
 * and dark, wide and narrow, into docs/images. For review, and for the README.
 */
import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startConsole } from "../console.ts";
import { freePort } from "../service.ts";
import { openBrowser } from "./browser.ts";

const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url)); // Four of them are kept; see .gitignore.
const looks = [
  { name: "light", width: 1440, height: 1000, colorScheme: "light" },
  { name: "dark", width: 1440, height: 1000, colorScheme: "dark" },
  { name: "phone-light", width: 390, height: 844, colorScheme: "light" },
  { name: "phone-dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

await using testConsole = await startConsole({ env: { CONSOLE_AUTH: "off", PORT: String(await freePort()) } });
const { address } = testConsole;

interface Found {
  readonly status: string;
}

async function api<T>(method: string, path: string): Promise<T> {
  const init = method === "POST" ? { method, headers: { "content-type": "application/json" }, body: "{}" } : { method };
  return (await (await fetch(`${address}${path}`, init)).json()) as T;
}

async function ended<T extends Found>(path: string, pick: (answer: unknown) => T): Promise<T> {
  for (;;) {
    const found = pick(await api("GET", path));
    if (found.status !== "running") return found;
    await pause(500);
  }
}

const run = await ended(
  "/v1/evaluations/",
  (answer) =>
    (answer as { evaluations: (Found & { evaluation_id: string })[] }).evaluations[0] ?? {
      status: "running",
      evaluation_id: "",
    },
);
const { results: agents } = await api<{ results: { id: string }[] }>("GET", "/v1/agent-configurations/");
const agent = agents[0]?.id ?? "";
const { evolution_id: search } = await api<{ evolution_id: string }>("POST", `/v1/agents/${agent}/evolutions`);
const job = await ended(
  `/v1/agents/${agent}/evolutions/${search}`,
  (answer) => answer as Found & { extra: { proposal_id: string | null } },
);
const { results: findings } = await api<{ results: { id: string }[] }>("GET", "/v1/findings?limit=1");

const pages: Readonly<Record<string, string>> = {
  fleet: "/",
  agents: "/agents",
  agent: `/agents/${agent}`,
  report: `/evaluations/${run.evaluation_id}`,
  findings: "/findings",
  finding: `/findings/${findings[0]?.id}`,
  search: `/evolution/${agent}/runs/${search}`,
  ...(job.extra.proposal_id ? { proposal: `/evolution/proposals/${job.extra.proposal_id}` } : {}),
  harnesses: "/harnesses",
  settings: "/settings",
};

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
for (const { name, width, height, colorScheme } of looks) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  const page = await context.newPage();
  for (const [title, path] of Object.entries(pages)) {
    await page.goto(`${address}${path}`);
    await page.locator("h1").first().waitFor();
    await pause(600);
    await page.screenshot({ path: `${folder}${title}-${name}.png` });
  }
  await context.close();
}
await browser.close();
process.stdout.write(`${Object.keys(pages).length * looks.length} pictures in docs/images\n`);
