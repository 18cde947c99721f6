/**
 * The speed of the web console in a real Chromium: the first load of the dashboard, opening a page whose data was
 * loaded before, and scrolling, searching and sorting a list of 100,000 agents.
 */

import { median } from "@agent-console/analysis/statistics/quantile.ts";
import pg from "pg";
import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/web/browser.ts";
import { openConsole } from "./console.ts";

const AGENTS = Number(process.env["BENCH_AGENTS"] ?? 100_000);
const LOADS = 5;
const ROUNDS = 6;

await using testConsole = await openConsole();
const address = `http://127.0.0.1:${testConsole.port}`;
const browser = await openBrowser();

type Figure = readonly [what: string, measured: string];
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const share = (values: readonly number[], part: number): number =>
  sorted(values)[Math.floor(values.length * part)] ?? 0;

async function fill(): Promise<void> {
  const first = await testConsole.call("POST", "/v1/agent-configurations/", { agent_name: "Agent 0", model_name: "m" });
  const client = new pg.Client(testConsole.owner);
  await client.connect();
  await client.query(
    `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name, purpose)
     select gen_random_uuid(), $1, $2, 1700000000 + n, 1700000000 + n, 'Agent ' || n, 'small-chat-1', 'billing'
     from generate_series(1, $3::int) as n`,
    [first["team_id"], first["created_by"], AGENTS - 1],
  );
  await client.query("vacuum analyze agents");
  await client.end();
}

/** A window of a signed-in user, with an empty cache. */
async function signIn(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/welcome`);
  await page.evaluate(`fetch("/v1/auth/jwt/login", { method: "POST", headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "bench@example.org", password: "a long enough one" }) })`);
  return page;
}

async function firstLoads(): Promise<Figure[]> {
  const [drawn, settled]: [number[], number[]] = [[], []];
  let scripts = 0;
  for (let at = 0; at < LOADS; at++) {
    const page = await signIn();
    const began = performance.now();
    await page.goto(`${address}/`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    drawn.push(performance.now() - began);
    await page.locator('main [aria-label="Loading"]').first().waitFor({ state: "detached" });
    settled.push(performance.now() - began);
    scripts = (await page.evaluate(
      `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
         .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
    )) as number;
    await page.context().close();
  }
  return [
    ["first load of the dashboard, empty cache, until its heading shows", ms(median(drawn))],
    ["… until its numbers show", ms(median(settled))],
    ["… script transferred (brotli)", `${(scripts / 1000).toFixed(0)} kB`],
  ];
}

/** From the click on a link in the sidebar to the frame that shows the page's heading. Each page was open before. */
async function pageChanges(): Promise<Figure[]> {
  const page = await signIn();
  await page.goto(`${address}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const areas = ["Agents", "Evaluations", "Findings", "Evolution", "Harnesses", "Settings", "Dashboard"];
  const took = new Map<string, number[]>(areas.map((area) => [area, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const area of areas) {
      const elapsed = (await page.evaluate(`new Promise((resolve) => {
        const link = [...document.querySelectorAll(".rail nav a")].find((a) => a.textContent.trim().startsWith("${area}"));
        const before = document.querySelector("h1");
        const began = performance.now();
        link.click();
        const look = () => {
          const heading = document.querySelector("h1");
          if (heading && heading !== before && !document.querySelector('main [aria-label="Loading"]'))
            resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      })`)) as number;
      if (round > 0) took.get(area)?.push(elapsed);
    }
  }
  await page.context().close();
  const all = [...took.values()].flat();
  const slowest = [...took].sort(([, a], [, b]) => median(b) - median(a))[0];
  return [
    [`open a page visited before, median of ${all.length}`, ms(median(all))],
    [
      `… the slowest of the ${areas.length} pages (${slowest?.[0].toLowerCase()}), median`,
      ms(median(slowest?.[1] ?? [])),
    ],
  ];
}

async function longList(): Promise<Figure[]> {
  const page = await signIn();
  await page.goto(`${address}/agents`);
  await page.locator("[data-row='0']").waitFor();
  const walked = (await page.evaluate(walk)) as { frames: number[]; rows: number; seconds: number };
  const kept = (await page.locator("tbody tr").count()) as number;
  const back = (await page.evaluate(scroll)) as number[];
  const words = `Agent ${AGENTS - 7}`;
  const searched = await timed(page, "0", words, () => page.getByLabel("Search agents").fill(words));
  await page.getByLabel("Search agents").fill("");
  await page.locator("[data-row='50'], [data-row='10']").first().waitFor();
  const ordered = await timed(page, "0", "Agent 1", () => page.getByLabel("Sort by").selectOption("created_at"));
  await page.context().close();
  return [
    ["scroll a list to its end at full speed: rows loaded", walked.rows.toLocaleString("en")],
    ["… rows in the DOM at the end", String(kept)],
    ["… duration", `${walked.seconds.toFixed(0)} s`],
    ["… frame time, median", ms(median(walked.frames))],
    ["… frame time, 95th percentile", ms(share(walked.frames, 0.95))],
    ["scroll back at 200 rows per second: frame time, median", ms(median(back))],
    ["… frame time, 95th percentile", ms(share(back, 0.95))],
    ["search until the row shows (200 ms of it is the typing delay)", ms(searched)],
    ["change the sort order until the first row shows", ms(ordered)],
  ];
}

async function timed(page: Page, row: string, words: string, act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  await page.locator(`[data-row='${row}']`, { hasText: words }).waitFor();
  return performance.now() - began;
}

/** Scrolls to the end of what is loaded, frame after frame, until there is nothing more to load. */
const walk = `new Promise((resolve) => {
  const frames = [];
  const began = performance.now();
  let last = began;
  let still = 0;
  const total = Number(document.querySelector("table.agents").getAttribute("aria-rowcount")) - 1;
  const step = (now) => {
    frames.push(now - last);
    last = now;
    const rows = [...document.querySelectorAll("[data-row]")].at(-1);
    const at = Number(rows?.dataset.row ?? 0) + 1;
    if (at >= total) return resolve({ frames: frames.slice(2), rows: at, seconds: (performance.now() - began) / 1000 });
    scrollTo(0, document.documentElement.scrollHeight);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

/** Back from the end at ten thousand pixels (two hundred rows) per second, as fast as a flick of a finger. */
const scroll = `new Promise((resolve) => {
  const frames = [];
  const height = document.documentElement.scrollHeight;
  const began = performance.now();
  let last = began;
  const step = (now) => {
    frames.push(now - last);
    last = now;
    if (now - began > 4000) return resolve(frames.slice(2));
    scrollTo(0, height - 10 * (now - began));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

await fill();
try {
  const figures = [...(await firstLoads()), ...(await pageChanges()), ...(await longList())];
  console.log(`Real Chromium, ${AGENTS.toLocaleString("en")} agents\n`);
  console.log("| Action | Result |\n|---|---:|");
  for (const [what, measured] of figures) console.log(`| ${what} | ${measured} |`);
} finally {
  await browser.close();
}
