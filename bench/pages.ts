/**
 * How the web console feels in a real Chromium: the first load of the dashboard, the change to a page whose data was seen
 * before, and a list of 100,000 agents that is scrolled to its end, searched and sorted.
 */

import { median } from "@agent-console/analysis/statistics/quantile.ts";
import pg from "pg";
import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/web/browser.ts";
import { openConsole } from "./console.ts";

const AGENTS = Number(process.env["BENCH_AGENTS"] ?? 100_000);
const LOADS = 5;
const ROUNDS = 6;

await using console_ = await openConsole();
const address = `http://127.0.0.1:${console_.port}`;
const browser = await openBrowser();

type Figure = readonly [what: string, measured: string];
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const share = (values: readonly number[], part: number): number =>
  sorted(values)[Math.floor(values.length * part)] ?? 0;

async function fill(): Promise<void> {
  const first = await console_.call("POST", "/v1/agent-configurations/", { agent_name: "Agent 0", model_name: "m" });
  const client = new pg.Client(console_.owner);
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

/** A window of somebody who is signed in, with an empty cache. */
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
    ["first load of the dashboard, nothing cached: its heading stands", ms(median(drawn))],
    ["… and its figures", ms(median(settled))],
    ["… script over the wire (brotli)", `${(scripts / 1000).toFixed(0)} kB`],
  ];
}

/** From the click on a link of the rail to the frame in which the page's own heading stands; each page was open before. */
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
    [`change to a page seen before, median of ${all.length}`, ms(median(all))],
    [
      `… to the slowest of the ${areas.length} pages, ${slowest?.[0].toLowerCase()}, median`,
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
  const ordered = await timed(page, "0", "Agent 1", () => page.getByLabel("Order").selectOption("created_at"));
  await page.context().close();
  return [
    [`list pulled to its end as fast as it comes: rows read`, walked.rows.toLocaleString("en")],
    ["… rows in the page then", String(kept)],
    ["… in", `${walked.seconds.toFixed(0)} s`],
    ["… frame, median", ms(median(walked.frames))],
    ["… frame, 95 of 100 within", ms(share(walked.frames, 0.95))],
    ["scrolling back, 200 rows a second: frame, median", ms(median(back))],
    ["… frame, 95 of 100 within", ms(share(back, 0.95))],
    ["search to its row (200 ms of it waiting for the last letter)", ms(searched)],
    ["other order to its first row", ms(ordered)],
  ];
}

async function timed(page: Page, row: string, words: string, act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  await page.locator(`[data-row='${row}']`, { hasText: words }).waitFor();
  return performance.now() - began;
}

/** Goes on to the end of what was read, frame after frame, until there is no more to read. */
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

/** Back from the end at ten thousand points a second, two hundred rows: as fast as a flick of a finger goes. */
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
  console.log("| what | measured |\n|---|---:|");
  for (const [what, measured] of figures) console.log(`| ${what} | ${measured} |`);
} finally {
  await browser.close();
}
