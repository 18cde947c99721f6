import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Furnished, openFurnished } from "./furnished.ts";
import { openWithin } from "./site.ts";

let furnished: Furnished;
let page: Page;
beforeAll(async () => {
  furnished = await openFurnished();
  page = await furnished.site.signIn(furnished.site.world.owner, 1440);
});
afterAll(() => furnished[Symbol.asyncDispose]());

/** All rules of WCAG 2.2 AA, and best practices. */
const faults = (): Promise<string[]> =>
  page.evaluate(`
    axe.run(document, {
      preload: false,
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "label-content-name-mismatch": { enabled: true } },
    }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | ")))`);

/** Both themes and both widths in two passes: colors don't depend on the width, nor names on the theme. */
const looks = [
  { width: 1440, height: 900, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
] as const;

test("every page is accessible, wide and narrow, light and dark, and none scrolls sideways", {
  timeout: 180_000,
}, async () => {
  const found: Record<string, string[]> = {};
  await page.evaluate(axe.source);
  const more = {
    "guard methods": "/guards",
    harnesses: "/harnesses",
    sets: "/test-sets",
    register: "/agents/new",
    threshold: "/settings/evaluation",
  };
  const last = { system: "/settings/system", "no such page": "/settings/nowhere" };
  for (const [name, path] of Object.entries({ ...furnished.pages, ...more, ...last })) {
    for (const [at, { colorScheme, ...size }] of looks.entries()) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if (at === 0) {
        await openWithin(page, path);
      }
      const over = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      const wrong = [...(await faults()), ...(over > 0 ? [`${over} too wide`] : [])];
      if (wrong.length > 0) found[`${name} ${size.width} ${colorScheme}`] = wrong;
    }
  }
  expect(found).toEqual({});
});
