import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPack } from "../../server/src/domains/protection/packs/load-pack.ts";
import { startReplayWorker } from "../../server/src/domains/protection/replay/replay-worker.ts";
import { expectAccessible } from "./accessible.ts";
import { openSite, type Site, watch } from "./site.ts";
import { openAgain } from "./warm-console.ts";

let site: Site;
let agent: string;
beforeAll(async () => {
  site = await openSite();
  const made = { agent_name: "Order desk", model_name: "m", agent_system_prompt: "You answer questions about orders." };
  agent = (await site.world.call("POST", "/v1/agent-configurations/", { body: made })).body.id;
});
afterAll(() => site[Symbol.asyncDispose]());

const HOSTILE = `<img src=x onerror="globalThis.ran=1">\u202Eabc My key is `;
/** In two parts, so that nobody's scanner takes this file for a leak. */
const SECRET = ["ghp_", "R8sKq2LmZ0vXw4TbN7yHc1JfP5dGa93EuVo6"].join("");

test("an agent gets guards from a starter, and they are edited, tried, applied and rolled back", async () => {
  const page = await site.signIn(site.world.owner, 1440, `/agents/${agent}/guards`);
  const wrongs = watch(page);
  await page.getByRole("button", { name: "Use Data only" }).click();
  const output = page.getByRole("region", { name: "Output" });
  await output.getByRole("listitem", { name: "secrets" }).waitFor();
  const dialog = page.getByRole("dialog");

  // Only a guard whose card bounds false positives may enforce from the start.
  for (const name of ["leak", "pii"]) {
    const guard = output.getByRole("listitem", { name });
    await guard.getByLabel("Shadow").check();
  }
  await output.getByRole("button", { name: "Move pii up" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Apply…" }).click();
  await dialog.getByText("Evidence of enforcing guards").waitFor();
  await dialog.getByRole("button", { name: "Apply", exact: true }).click();
  await page.getByText("Version 1 is live.").waitFor();

  await replays(page);

  // Problems stand at their place while typing.
  await page.getByLabel("JSON", { exact: true }).check();
  const body = page.getByLabel("Body of the guard config");
  const text = await body.inputValue();
  await body.fill(text.replace('"shadow"', '"shadov"'));
  await page.getByText("Did you mean “shadow”?").waitFor();
  expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: /^Line \d+$/ }).click();
  expect(
    await page.evaluate(
      "String(document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd))",
    ),
  ).toBe('"mode"');
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByLabel("Guards", { exact: true }).check();

  // A text is judged by the page's config, and shown without running.
  const tryIt = page.getByRole("region", { name: "Try it" });
  await tryIt.getByLabel("Output").check();
  await tryIt.getByLabel("Text to judge").fill(`${HOSTILE}${SECRET}`);
  await tryIt.getByRole("button", { name: "Judge text" }).click();
  await tryIt.getByText("Masked", { exact: true }).first().waitFor();
  expect(await tryIt.locator("mark").first().innerText()).toContain(SECRET);
  await tryIt.getByText("U+202E").first().waitFor();
  expect(await page.evaluate("globalThis.ran")).toBeUndefined();
  await expectAccessible(page);

  // A guard above the budget is refused with figures, and an admin can give a reason.
  await page.getByText("Messages, errors, budget").click();
  await page.getByLabel("Over-defense budget").fill("0.0001");
  await output.getByRole("listitem", { name: "leak" }).getByLabel("Enforce").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Apply…" }).click();
  await dialog.getByRole("button", { name: "Apply", exact: true }).click();
  await dialog.getByText("Not enough evidence to enforce").waitFor();
  await dialog.getByLabel("Why these guards may enforce all the same").fill("The prompt was leaked last week.");
  await dialog.getByRole("button", { name: "Override and apply" }).click();
  await page.getByText("Version 2 is live.").waitFor();
  await output.getByText("Enforces without evidence, to be reviewed on").waitFor();

  await page.getByRole("button", { name: "Roll back to version 1…" }).click();
  await dialog.getByText("What changes for the agent").waitFor();
  await dialog.getByRole("button", { name: "Roll back", exact: true }).click();
  await page.getByText("Version 3 is live.").waitFor();
  await page.getByText("restores version 1").waitFor();
  expect(await output.getByRole("listitem", { name: "leak" }).getByLabel("Shadow").isChecked()).toBe(true);
  expect(wrongs()).toEqual([]);
  await judgesInThePage(page);
});

/** The SDK's guard, built for browsers: it verifies the signed bundle and masks in the page. A forged bundle judges nothing. */
async function judgesInThePage(page: Page): Promise<void> {
  const entry = fileURLToPath(new URL("../../sdk/src/guard/guard.ts", import.meta.url));
  const lib = { entry, formats: ["iife" as const], name: "sdk" };
  const settings = { configFile: false as const, logLevel: "silent" as const, publicDir: false as const };
  const built = await build({ ...settings, build: { write: false, minify: false, target: "es2022", lib } });
  const [part] = Array.isArray(built) ? built : [];
  await page.evaluate(`${part?.output[0].code ?? ""}; globalThis.sdk = sdk;`);
  const key = JSON.stringify({ console: site.address, key: site.world.owner.token, agent, mode: "local" });
  const judge = (more: string): Promise<unknown> =>
    page.evaluate(`(async () => {
      const guard = sdk.createGuard({ ...${key}, ...${more} });
      const { allowed, decision, text, version } = await guard.output("The key is ${SECRET}.");
      await guard.close();
      return { allowed, decision, text, version };
    })()`);
  const masked = expect.not.stringContaining(SECRET);
  expect(await judge("{}")).toEqual({ allowed: true, decision: "mask", text: masked, version: 3 });
  const forging = `{ fetch: async (...given) => {
    const answer = await fetch(...given);
    if (!String(given[0]).endsWith("guard-bundle")) return answer;
    const bundle = await answer.json();
    return Response.json({ ...bundle, payload: bundle.payload.replace('"enforce"', '"shadow"') });
  } }`;
  expect(await judge(forging)).toMatchObject({ allowed: false });
}

/** A small replay is shown with its figures, and a new one is started from the dialog's hint. */
async function replays(page: Page): Promise<void> {
  const { guards, ...services } = site.world.services;
  const { body } = await site.world.call("GET", `/v1/guard-configs?agent_id=${agent}`);
  const path = `/v1/guard-configs/${body.guard_configs[0].id}/replay`;
  await site.world.call("POST", path, { body: { material: ["packs"], limit: 30 } });
  const worker = startReplayWorker({ ...services, ...guards, loadPack });
  await openAgain(page);
  const replay = page.getByRole("region", { name: "Replay", exact: true });
  await replay.getByText(/^Of \d+ legitimate exchanges and texts, 0 would be newly blocked/).waitFor();
  await worker.stop();
  await replay.getByRole("rowheader", { name: "secrets" }).first().waitFor();
  await replay.getByRole("button", { name: "Start replay" }).click();
  await replay.getByText("Waiting to begin.").waitFor();
  await replay.getByRole("button", { name: "Cancel replay" }).click();
  await replay.getByText("The replay was canceled.").waitFor();
}

test("a viewer reads the guards and changes nothing; a file of Dome is imported", async () => {
  const other = { agent_name: "Other desk", model_name: "m" };
  const id = (await site.world.call("POST", "/v1/agent-configurations/", { body: other })).body.id;
  const member = await site.signIn("MEMBER", 1280, `/agents/${id}/guards`);
  await member.getByRole("button", { name: "Import config" }).click();
  const dialog = member.getByRole("dialog");
  await dialog
    .getByLabel("Or paste its content")
    .fill(
      '[guardrail]\ninput-guards = ["pi"]\n\n[pi]\ntype = "security"\nmethods = ["prompt-injection-deberta-v3-base"]\n',
    );
  await dialog.getByText("0 enforcing · 1 in shadow.").waitFor();
  await dialog.getByRole("button", { name: "Import config" }).click();
  await member.getByRole("listitem", { name: "pi" }).waitFor();
  const viewer = await site.signIn("VIEWER", 390, `/agents/${id}/guards`);
  const guard = viewer.getByRole("listitem", { name: "pi" });
  await guard.getByRole("button", { name: "Details pi" }).click();
  expect(await guard.getByLabel("Enforce").isDisabled()).toBe(true);
  expect(await viewer.getByRole("button", { name: /Apply|Save|Import|Add guard|Remove/ }).count()).toBe(0);
});
