/** A large report in a real Chromium: as a page of the console, and as an exported file. */
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/web/browser.ts";

export interface LargeReport {
  readonly address: string;
  readonly id: string;
  /** The HTML report, as a file. */
  readonly file: string;
  /** Words of exactly one prompt, near the end. */
  readonly rare: string;
}

const ROUNDS = 5;
type Figures = Record<string, number>;

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Each number is the median of five windows, from the action to the rows it leads to. */
export async function inBrowser({ address, id, file, rare }: LargeReport): Promise<Figures> {
  const browser = await openBrowser();
  const all: Figures[] = [];
  try {
    for (let at = 0; at < ROUNDS; at++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${address}/welcome`);
      await page.evaluate(`fetch("/v1/auth/jwt/login", { method: "POST", headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "bench@example.org", password: "a long enough one" }) })`);
      all.push({ ...(await onPage(page, `${address}/evaluations/${id}`, rare)), ...(await asFile(page, file, rare)) });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const [first = {}] = all;
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(all.map((one) => one[name] ?? 0))]));
}

async function onPage(page: Page, url: string, rare: string): Promise<Figures> {
  const section = page.getByRole("region", { name: "Prompts" });
  const rows = section.locator("tbody tr");
  const status = section.getByRole("status");
  return {
    "page: open with an empty cache and the first 50 prompts": await took(async () => {
      await page.goto(url, { waitUntil: "commit" });
      await rows.nth(49).waitFor();
    }),
    "page: load the next 50": await took(async () => {
      await section.getByRole("button", { name: "Next page" }).click();
      await status.getByText("Page 2").waitFor();
    }),
    "page: filter by another outcome": await took(async () => {
      await section.getByLabel("Outcome").selectOption("resisted");
      await rows.first().getByText("Passed", { exact: true }).waitFor();
    }),
    "page: search for a prompt, including the typing delay of 250 ms": await took(async () => {
      await section.getByLabel("Search prompts").fill(rare);
      await rows.getByText(rare, { exact: true }).waitFor();
    }),
  };
}

async function asFile(page: Page, file: string, rare: string): Promise<Figures> {
  const rows = page.locator("#rows tr");
  const search = page.locator("#filter input");
  return {
    "file: open with the first 50 prompts": await took(async () => {
      await page.goto(`file://${file}`, { waitUntil: "commit" });
      await rows.nth(49).waitFor();
    }),
    "file: load the next 50": await took(() => page.getByRole("button", { name: "Next" }).click()),
    "file: search for a prompt": await took(async () => {
      await search.fill(rare);
      await rows.getByText(rare, { exact: true }).waitFor();
    }),
  };
}
