import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { openReviewSite, type ReviewSite, reviewByKeyboard } from "./review-by-keyboard.ts";
import type { ReviewFigures } from "./review-figures.ts";
import { expectNoOverflow, openWithin, waitUntilSettled, watch } from "./site.ts";

/** `npm run prove -- review` asks for as many as a real review has, and for the figures. */
const OPEN = Number(process.env["REVIEW_RESPONSES"] ?? 40);
const FIGURES = process.env["REVIEW_FIGURES"];
let bed: ReviewSite;

beforeAll(async () => {
  bed = await openReviewSite(OPEN);
}, 60_000);

afterAll(() => bed?.[Symbol.asyncDispose]());

test("from unassessed to a reviewed verdict by keyboard: one key a response, every response shown, none waited for", {
  timeout: 180_000,
}, async () => {
  const { verdict: before } = await bed.overview();
  expect(before).toBe("inconclusive");
  const page = await bed.site.signIn(bed.site.world.owner);
  const wrong = watch(page);
  const began = performance.now();
  const { shown, waits, frames } = await reviewByKeyboard(page, bed);
  const seconds = (performance.now() - began) / 1000;
  expect([new Set(shown).size, shown.length]).toEqual([OPEN, OPEN]);
  expect(waits).toHaveLength(OPEN - 1);
  const at = (share: number, all: readonly number[]): number =>
    Math.round(all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) * share)] ?? 0);
  const waitAt = (share: number): number => at(share, waits);
  // 150 ms, however little of the processor other tests leave to this page.
  expect(at(0.9, frames)).toBeLessThan(9);
  await expect.poll(async () => (await bed.overview()).rescoring).toBe(false);
  const { verdict, figures } = await bed.overview();
  expect(figures.overall).toMatchObject({ by_person: OPEN, unassessed: 0 });
  expect(verdict).toBe("failed");
  const times = { seconds, median: waitAt(0.5), p95: waitAt(0.95), late: waitAt(0.99), longest: waitAt(1) };
  const found: ReviewFigures = { responses: OPEN, labeled: shown.length, before, after: verdict, ...times };
  if (FIGURES) await writeFile(FIGURES, JSON.stringify(found));
  await page.getByText(`${OPEN} decided by people`).waitFor();
  await page.getByText("Includes all labels").waitFor();

  await page.keyboard.press("u");
  await page.getByText("Undo: failed").waitFor();
  await expect.poll(async () => (await bed.overview()).figures.overall.by_person).toBe(OPEN - 1);
  await page.keyboard.press("c");
  await page.getByText("All labels are saved.").waitFor();
  expect(wrong()).toEqual([]);
});

test("the queue is accessible, fits a phone, labels identical responses together, and shows a viewer no buttons", {
  timeout: 60_000,
}, async () => {
  const second = await bed.site.world.member("MEMBER");
  const page = await bed.site.signIn(second, 390, `/evaluations/${bed.runId}/review?labels=not_mine`);
  await waitUntilSettled(page);
  await expectNoOverflow(page);
  await expectAccessible(page);
  const alike = page.getByText("Label 3 responses together");
  for (let at = 0; at < OPEN && !(await alike.isVisible()); at++) await page.keyboard.press("]");
  await alike.click();
  await page.getByRole("button", { name: "Passed (3)" }).click();
  await page.getByText("Saved, in the audit log").waitFor();
  await page.getByText("3 responses labeled by two people").waitFor();
  await page.getByRole("link", { name: /^Settle [23]$/ }).click();
  await page.getByPlaceholder("Reason (required to settle)").waitFor();
  await expectAccessible(page);
  const body = { agent_name: "Second opinion", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
  const judge = await bed.site.world.call("POST", "/v1/agent-configurations/", { body });
  expect(judge.status).toBe(201);
  await openWithin(page, `/evaluations/${bed.runId}`);
  await page.getByRole("button", { name: /^Choose judges for \d+ response/ }).click();
  await page.getByText("Not measured yet, so it only advises.").waitFor();
  await page.getByRole("checkbox", { name: "Second opinion" }).check();
  await page.getByText(/^Up to \d+ request/).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const viewer = await bed.site.signIn("VIEWER", 1280, `/evaluations/${bed.runId}/review?outcome=any`);
  await viewer.getByText("You need the Member role to label responses.").waitFor();
  expect(await viewer.getByRole("button", { name: "Failed" }).count()).toBe(0);
});
