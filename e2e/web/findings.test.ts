import { expect, test } from "vitest";
import type { Harness } from "../../server/src/domains/evaluation/harness/harness.ts";
import { openBed } from "../../server/test/evaluation/run-bed.ts";
import { smallHarness } from "../../server/test/small-harnesses.ts";
import { expectAccessible, expectNoOverflow, settled, siteOf } from "./site.ts";

/** Ten prompts of a probe that is called like its harness. */
function withOwnProbe(name: string): Harness {
  const harness = smallHarness(name, { prompts: 10 });
  return { ...harness, plan: (seed) => [...harness.plan(seed)].map((prompt) => ({ ...prompt, probe: name })) };
}

test("findings are chosen by keyboard, changed together, filtered in the address, and say what the next run showed", {
  timeout: 60_000,
}, async () => {
  let most = 4;
  const names = ["reliability", "security", "safety"];
  await using bed = await openBed({
    harnesses: names.map(withOwnProbe),
    answer: (text) => (Number(text.split(" ")[1]) < most && !(most < 4 && text.startsWith("safety")) ? "leak" : "No."),
  });
  bed.startWorker();
  const run = async (seed: number): Promise<void> =>
    void (await bed.until(await bed.startRun({ harness_names: names, seed }), "completed"));
  await run(1);
  most = 2;
  await run(2);
  const site = await siteOf(bed.world);
  const page = await site.signIn(bed.world.owner);
  await page.goto(`${site.address}/findings`);
  const rows = page.locator("tr[data-finding]");
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByText("Still there, 2 runs").first().waitFor();
  await page.getByText("Not reproduced in 10 tries").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const bar = page.getByRole("toolbar", { name: "2 findings selected" });
  await bar.getByRole("button", { name: "Set due date…" }).click();
  await page.getByLabel("Due date (empty for none)").fill("2020-01-31");
  await page.getByRole("button", { name: "Set due date", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("link", { name: /^2 overdue/ }).click();
  await expect.poll(() => rows.count()).toBe(2);
  expect(page.url()).toContain("due=overdue");
  await page.getByLabel("Select all shown").check();
  await page.getByRole("button", { name: "False positive…" }).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Mark as false positive" });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByLabel("Reason").fill("It quotes the prompt.");
  await confirm.click();
  await page.getByRole("heading", { name: "No findings" }).waitFor();
  await page.getByLabel("State").selectOption("false_positive");
  await page.getByRole("combobox", { name: /^Due date/ }).selectOption("");
  await expect.poll(() => rows.count()).toBe(2);
  await page.keyboard.press("Escape");
  await rows.first().getByRole("link").click();
  for (const name of ["Progress", "Failed prompts", "History", "Triage"])
    await page.getByRole("region", { name }).waitFor();
  await page.getByRole("region", { name: "History" }).getByText("It quotes the prompt.").waitFor();
  await settled(page);
  await expectAccessible(page);
});
