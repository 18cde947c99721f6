import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newLog, newSpan, plantLogs, plantSpans } from "../../server/test/protection/telemetry/planted-rows.ts";
import { expectAccessible } from "./accessible.ts";
import { readFigures } from "./monitor-figures.ts";
import { expectNoOverflow, openSite, openWithin, type Site, watch } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const HOSTILE = `<img src=x onerror="globalThis.ran=1">\u202Eabc`;
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const MANY = 2_000;
const ASKED = "When do you open?";

const nanos = (agoMs: number): bigint => BigInt(Date.now() - agoMs) * 1_000_000n;

/** A request with a guard, a tool call that failed, and as many steps as a long agent run has. */
async function plantTrace(): Promise<void> {
  const startNs = nanos(60_000) + 456_789n;
  const span = (id: number, parent: number, changes: object) =>
    newSpan({
      ...{ traceId: TRACE, spanId: id.toString(16).padStart(16, "0"), isEntry: parent === 0 },
      ...{ parentId: parent === 0 ? null : parent.toString(16).padStart(16, "0"), service: "order-desk", startNs },
      ...changes,
    });
  const guard = { "agent_console.guard.name": "stop", "agent_console.guard.outcome": "hit" };
  await plantSpans(site.world, [
    span(1, 0, { name: "chat small-chat-1", durationNs: 4_820_317_204n, kind: 2, attrs: { "input.value": ASKED } }),
    span(2, 1, { name: "guard stop", attrs: { ...guard, "agent_console.guard.action": "block" } }),
    span(3, 1, { name: "invoke_agent", durationNs: 4_000_000_001n, attrs: { long: `${HOSTILE}${"x".repeat(3_000)}` } }),
    span(4, 3, { name: HOSTILE, status: 2, statusMessage: "no answer", startNs: startNs + 5n }),
    ...Array.from({ length: MANY }, (_, at) =>
      span(100 + at, 3, { name: `step ${at}`, startNs: startNs + BigInt(at) * 1_000n }),
    ),
  ]);
}

const lineAt = (atNs: bigint, line: string) =>
  newLog({ atNs, line, traceId: TRACE, level: "error", service: "order-desk" });

async function readLogs(page: Page): Promise<void> {
  const lines = page.getByRole("list", { name: "Log lines" }).getByRole("listitem");
  await openWithin(page, "/monitor/logs");
  await expect.poll(() => lines.count()).toBe(1);
  expect(await lines.first().innerText()).toMatch(/\.\d{3}456789/);
  await page.getByLabel("LogQL").fill('{level="error" |= "x"}');
  await page.getByLabel("LogQL").press("Enter");
  await page
    .getByRole("alert")
    .getByText(/^Character \d+: /)
    .waitFor();
  await page.getByLabel("LogQL").fill('{service_name="order-desk"} |= "timeout"');
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect.poll(() => lines.count()).toBe(1);
  await page.getByRole("button", { name: "Live tail" }).click();
  // One that is new, and one that came late: both get their places.
  await plantLogs(site.world, [lineAt(nanos(0), "timeout again"), lineAt(nanos(45_000), "no match")]);
  await plantLogs(site.world, [lineAt(nanos(9_000), "timeout late")]);
  await expect.poll(() => lines.count()).toBe(3);
  await page.getByRole("button", { name: "Pause" }).click();
  const live = await lines.allInnerTexts();
  expect(live.map((text) => text.split("\n").at(-1))).toEqual(
    ["timeout again", "timeout late", `timeout ${"<img"}`].map((words) => expect.stringContaining(words)),
  );
  await page.reload();
  await expect.poll(() => lines.allInnerTexts()).toEqual(live);
  await lines.last().getByRole("button").click();
  expect(await lines.last().getByText("U+202E").count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Open the trace" }).click();
}

/** A score, a comment, and a test set of it. */
async function annotate(page: Page): Promise<void> {
  const scores = page.getByRole("region", { name: "Scores" });
  await scores.getByLabel("Score", { exact: true }).fill("0.25");
  await scores.getByRole("button", { name: "Score", exact: true }).click();
  await scores.getByText("0.25").waitFor();
  const comments = page.getByRole("region", { name: "Comments" });
  await comments.getByLabel("Add a comment").fill(HOSTILE);
  await comments.getByRole("button", { name: "Comment", exact: true }).click();
  await comments.getByText("<img src=x").waitFor();
  await openWithin(page, "/monitor/traces");
  await page.getByRole("list", { name: "Traces" }).getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Make tests" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Draft tests" }).click();
  await dialog.getByText(ASKED).waitFor();
  await dialog.getByRole("button", { name: "Store as test set" }).click();
  await dialog.getByRole("link", { name: "Open test sets" }).click();
  await page.getByText("From traces").first().waitFor();
}

test("log lines are searched, followed and lead to their trace, which reads by keyboard, also with 2,000 spans, and becomes a test", async () => {
  const page = await site.signIn(site.world.owner, 1440, "/monitor/traces");
  const wrongs = watch(page);
  await page.getByRole("heading", { name: "No traces in the last hour" }).waitFor();
  await page.getByText(`export OTEL_EXPORTER_OTLP_ENDPOINT=${site.address}/otlp`).waitFor();
  await page.getByRole("link", { name: "Create an API key" }).waitFor();
  await expectAccessible(page);
  await plantTrace();
  await plantLogs(site.world, [lineAt(nanos(30_000) + 456_789n, `timeout ${HOSTILE}`)]);
  await openAgain(page, "/monitor/traces");
  await page
    .getByRole("list", { name: "Traces" })
    .getByRole("link", { name: /chat small-chat-1/ })
    .waitFor();
  await readLogs(page);

  const tree = page.getByRole("treegrid", { name: "Spans of this trace" });
  await tree.getByText("chat small-chat-1").waitFor();
  await page.getByText("4.820317204 s").first().waitFor();
  expect(await tree.getAttribute("aria-rowcount")).toBe(String(MANY + 5));
  expect(await tree.getByRole("row").count()).toBeLessThan(100);
  await page.getByRole("region", { name: "What guards did" }).getByText("Would be blocked").waitFor();
  await page.getByRole("list", { name: "Logs of this trace" }).getByText("timeout again").waitFor();
  await tree.getByRole("row", { name: /chat small-chat-1/ }).focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
  await expect.poll(() => tree.getAttribute("aria-rowcount")).toBe("4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const span = page.getByRole("region", { name: "Selected span" });
  await span.getByText("4.000000001 s").waitFor();
  await span.getByRole("button", { name: /^Show all 3,0\d\d characters/ }).click();
  expect(await page.evaluate("globalThis.ran")).toBeUndefined();
  expect(page.url()).toContain("span=0000000000000003");
  await page.reload();
  await span.getByText("4.000000001 s").waitFor();
  await page.keyboard.press("t");
  await page.getByRole("button", { name: `Show all ${(MANY + 4).toLocaleString("en")} spans` }).waitFor();
  await page.keyboard.press("t");
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
  await annotate(page);
  expect(await page.evaluate("globalThis.ran")).toBeUndefined();
  expect(wrongs()).toEqual([]);
});

test("figures, threats and agents of a team, from a chart to its requests, the same after a reload, and never an empty chart for an error", async () => {
  // A team of its own, in the same console: a second one would take as long as the test.
  await readFigures(site, await site.world.another());
});
