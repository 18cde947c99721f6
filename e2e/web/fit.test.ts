import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oneWay } from "../../server/test/cases.ts";
import { violations, WCAG } from "./accessible.ts";
import { type Furnished, HOSTILE_NAME, openFurnished } from "./furnished.ts";
import { openWithin, watch } from "./site.ts";

let furnished: Furnished;
let page: Page;
let wrongs: () => readonly string[];
/** What is wrong with each page. */
const faults: Record<string, string[]> = {};
const harmed: Record<string, string[]> = {};
/** Pages that don't show planted text that they should show. */
const silent: string[] = [];

beforeAll(async () => {
  furnished = await openFurnished();
  page = await furnished.site.signIn(furnished.site.world.owner, 1440);
  wrongs = watch(page);
  for (const [name, path] of Object.entries({ ...furnished.pages, ...more })) await visit(name, path);
}, 300_000);
afterAll(() => furnished[Symbol.asyncDispose]());

/** Pages without planted text, and two that are made at the end. */
const more = {
  "guard methods": "/guards",
  harnesses: "/harnesses",
  sets: "/test-sets",
  register: "/agents/new",
  try: "/agents/try",
  threshold: "/settings/evaluation",
  system: "/settings/system",
  "no such page": "/settings/nowhere",
};

/** Pages that show planted text, with its hidden characters made visible. */
const speaking = new Set(
  ["dashboard", "agents", "agent", "history", "runs", "report", "prompt", "findings", "finding", "keys"].concat([
    "approvals",
    "schedules",
    "genome",
    "traces",
    "trace",
    "logs",
    "conversations",
    "policies",
    "policy",
    "personas",
    "demographics",
    "custom harness",
    "campaigns",
    "campaign",
    "attack",
    "team",
    "account",
  ]),
);

/** Planted text that ran, became an element, or is anywhere as a character that hides or reorders text. */
const harm = `(() => {
  const found = [];
  if (globalThis.ran !== undefined) found.push("ran " + globalThis.ran);
  if (document.querySelector("body img, body script:not([src]), iframe, a[href^='javascript:'], a[href*='elsewhere']"))
    found.push("an element was made");
  const hides = /[\\u202A-\\u202E\\u2066-\\u2069\\u200B\\u0007]/;
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, nodeValue } = walk.currentNode;
    if (hides.test(nodeValue) && parentElement.tagName !== "TEXTAREA") found.push(parentElement.outerHTML.slice(0, 200));
  }
  for (const element of document.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (name !== "value" && hides.test(value)) found.push(name + " of " + element.outerHTML.slice(0, 200));
  return found;
})()`;

/** Whether everything that rules can be about, other than colors, sizes and places, is as it was the last time. */
const isSameStructure = `(() => {
  const main = document.querySelector("main");
  const before = globalThis.lastStructure;
  globalThis.lastStructure =
    main.outerHTML + [...main.querySelectorAll("*")].map((element) => Number(element.checkVisibility())).join("");
  return globalThis.lastStructure === before;
})()`;

/** Rules about colors, sizes and places. */
const LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

/** All rules of WCAG 2.2 AA, and best practices. */
const ALL = [...WCAG, "best-practice"];

/**
 * Both themes and both widths in two passes: colors don't depend on the width, nor names on the theme. `npm test` looks at each page in
 * one of them.
 */
const looks = [
  { width: 1440, height: 900, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
] as const;

async function visit(name: string, path: string): Promise<void> {
  const [wide] = looks;
  for (const [at, { colorScheme, ...size }] of oneWay(name, looks).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (at === 0) {
      await page.setViewportSize(wide);
      await openWithin(page, path);
      await lookForHarm(name);
    }
    if (size.width !== wide.width) await page.setViewportSize(size);
    const over = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
    const isSame = await page.evaluate<boolean>(isSameStructure);
    // The list of pages is the same beside every page, and is checked beside the first.
    const isFirst = name === "dashboard";
    const isKnown = at > 0 && isSame && !isFirst;
    const wrong = await violations(page, {
      rules: isKnown ? LOOKS : ALL,
      except: isFirst ? [] : [".rail"],
      ...(isKnown ? {} : { options: { rules: { "label-content-name-mismatch": { enabled: true } } } }),
    });
    if (over > 0) wrong.push(`${over} too wide`);
    if (wrong.length > 0) faults[`${name} ${size.width} ${colorScheme}`] = wrong;
  }
}

async function lookForHarm(name: string): Promise<void> {
  if (speaking.has(name)) {
    const sign = page.locator("main .hidden-sign").first();
    await sign.waitFor({ timeout: 20_000 }).catch(() => silent.push(name));
  }
  const found = await page.evaluate<string[]>(harm);
  if (found.length > 0) harmed[name] = found;
}

test("every page is accessible, wide and dark or narrow and light, and none scrolls sideways", () => {
  expect(faults).toEqual({});
});

test("nothing that an agent, a prompt or a user wrote runs, loads or reorders text on any page", () => {
  expect([harmed, silent, wrongs()]).toEqual([{}, [], []]);
});

test("text that is painted like none that passed is still measured", async () => {
  await openWithin(page, "/agents");
  const faint = async (): Promise<boolean> =>
    (await violations(page, { rules: ["color-contrast"] })).some((one) => one.includes("a planted text"));
  await page.evaluate(`document.querySelector("main h1").after(
    Object.assign(document.createElement("p"), { id: "planted", textContent: "a planted text" }))`);
  const paint = (style: string) => page.evaluate(`document.querySelector("#planted").style = ${JSON.stringify(style)}`);
  expect(await faint()).toBe(false);
  for (const style of [
    "opacity: 0.4",
    "color: #888; background: #777",
    "color: #777; font-size: 9px; background: #888",
  ]) {
    await paint(style);
    expect([style, await faint()]).toEqual([style, true]);
    await paint("");
    expect(await faint()).toBe(false);
  }
});

test("a link in a text that only a faint color tells apart is still found", async () => {
  await openWithin(page, "/agents");
  await page.evaluate(`(() => {
    const text = Object.assign(document.createElement("p"), { style: "color: #333; background: #fff" });
    const link = Object.assign(document.createElement("a"), { id: "planted", href: "/", textContent: "a planted link" });
    text.append("A text that goes on and on around ", link, " in it.");
    document.querySelector("main h1").after(text);
  })()`);
  for (const [style, found] of [
    ["color: #444; text-decoration: none", true],
    ["color: #444; text-decoration: underline", false],
    ["color: #999; text-decoration: none", false],
  ] as const) {
    await page.evaluate(`document.querySelector("#planted").style = ${JSON.stringify(style)}`);
    const wrong = await violations(page, { rules: ["link-in-text-block"] });
    expect([style, wrong.some((one) => one.includes("planted link"))]).toEqual([style, found]);
  }
});

test("targets that are small beside others, or below others, are still found", async () => {
  await openWithin(page, "/agents");
  const isFound = async (): Promise<boolean> =>
    (await violations(page, { rules: ["target-size"] })).some((one) => one.includes("planted"));
  await page.evaluate(`document.querySelector("main h1").after(...["planted", "other"].map((name) =>
    Object.assign(document.createElement("button"), { ariaLabel: name, className: "plant" })))`);
  const place = (style: string) =>
    page.evaluate(`document.querySelectorAll(".plant").forEach((plant, at) => {
      plant.style = "all: unset; display: inline-block; cursor: pointer;" + ${JSON.stringify(style)};
      if (at === 0) plant.style.marginLeft = 0;
    })`);
  for (const [style, found] of [
    ["width: 24px; height: 24px; margin-left: 0", false],
    ["width: 16px; height: 24px; margin-left: 0", true],
    ["width: 16px; height: 24px; margin-left: 30px", false],
    ["width: 60px; height: 24px; margin-left: -50px", true],
    // Wide and low: their centers are far from each other, unless one is above the other.
    ["width: 100px; height: 15px; margin-left: 4px", false],
    ["width: 100px; height: 15px; display: block", true],
  ] as const) {
    await place(style);
    expect([style, await isFound()]).toEqual([style, found]);
  }
});

const harmless = async (): Promise<void> => expect([await page.evaluate(harm), wrongs()]).toEqual([[], []]);

test("nor in search results", async () => {
  await openWithin(page, "/findings");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("onerror");
  await page.getByRole("dialog").getByRole("option", { name: "onerror" }).waitFor();
  await harmless();
  await page.keyboard.press("Escape");
});

test("nor among the failures of a run in progress", async () => {
  furnished.hold();
  await openWithin(page, `/evaluations/${await furnished.startRun()}`);
  await page.locator("main .hidden-sign").first().waitFor();
  await page.getByText("It said leak").first().waitFor();
  await harmless();
});

test("nor in the exported report", async () => {
  const id = furnished.pages["report"]?.split("/").at(-1);
  const { text } = await furnished.site.world.call("GET", `/v1/evaluations/${id}/html`);
  expect(text).toContain("onerror");
  await page.goto("about:blank");
  await page.setContent(text);
  const own = await page.evaluate<string[]>(harm);
  expect(own.filter((one) => one !== "an element was made")).toEqual([]);
  expect(await page.locator("img, iframe, a[href^='javascript:'], a[href*='elsewhere']").count()).toBe(0);
  expect(wrongs()).toEqual([]);
  expect(HOSTILE_NAME).toContain("onerror");
});
