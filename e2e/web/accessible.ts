import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { oneWay } from "../../server/test/cases.ts";
import { rememberContrast } from "./painted-alike.ts";
import { leaveTargetsApart } from "./targets-apart.ts";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] as const;

const COLORS = ["color-contrast", "link-in-text-block"];

/** Rows of one table and entries of one list are made alike: what is wrong with a later one is wrong with the first five. */
const ALIKE = ["tbody tr:nth-child(n+6)", "li:nth-child(n+6)"];

/** The short form, because every page has to compile it. */
const axe = (): string => readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * These rules are about few elements. axe would first find out of every element of the page whether it is visible, so it is
 * asked that about those few alone.
 */
const askAboutFew = `for (const id of ["color-contrast", "target-size", "scrollable-region-focusable"]) {
  const rule = axe._audit.rules.find((one) => one.id === id);
  const { matches } = rule;
  rule.excludeHidden = false;
  rule.matches = (element, node, context) =>
    matches.call(rule, element, node, context) && axe.commons.dom.isVisibleToScreenReaders(node);
}`;

/** How texts that have passed are painted, on any page that this process has looked at. */
const passed = new Set<string>();

export interface Check {
  readonly rules: readonly string[];
  /** Parts of the page to leave out, as selectors. */
  readonly except?: readonly string[];
  /** Further options of axe. */
  readonly options?: object;
}

/**
 * What axe finds in the page, or in its open dialog, which makes the rest of the page inert. Run through the debugger, which
 * the page's policy does not stop.
 */
export async function violations(page: Page, { rules, except = [], options = {} }: Check): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) {
    await page.evaluate(axe());
    await page.evaluate(rememberContrast(passed));
    await page.evaluate(leaveTargetsApart);
    await page.evaluate(askAboutFew);
  }
  const exclude = JSON.stringify([...ALIKE, ...except]);
  const all = JSON.stringify({ preload: false, resultTypes: ["violations"], runOnly: rules, ...options });
  const { wrong, learned } = await page.evaluate<{ wrong: string[]; learned: string[] }>(`
    contrast.lookAgain();
    targets.lookAgain();
    axe.run({ include: document.querySelector("dialog:modal") ?? document, exclude: ${exclude} }, ${all})
      .then(({ violations }) => ({ learned: contrast.learned(), wrong: violations.map(({ id, nodes }) =>
        id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | ")) }))`);
  for (const paint of learned) passed.add(paint);
  return wrong;
}

const themes = ["light", "dark"] as const;

/**
 * The WCAG 2.2 AA rules, in both themes; in `npm test`, in one of them for each test. They differ in colors only, so the rules about
 * anything else are checked once. What is around a dialog is checked in fit.test.ts, with every page.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  for (const [at, colorScheme] of oneWay(expect.getState().currentTestName ?? "", themes).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const wrong = await violations(page, { rules: at === 0 ? WCAG : COLORS, except });
    expect([page.url(), colorScheme, wrong]).toEqual([page.url(), colorScheme, []]);
  }
}
