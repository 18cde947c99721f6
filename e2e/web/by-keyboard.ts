import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const MOST_STEPS = 120;

/** Whether the focused element shows that it has the focus. */
const isMarked = `(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
})()`;

/** Moves the focus with Tab alone, as someone without a mouse does. It must arrive, and be seen there. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  const arrives = () => target.evaluate((element) => element.ownerDocument.activeElement === element);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await arrives()) {
      expect([String(target), await page.evaluate(isMarked)]).toEqual([String(target), true]);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} can't be reached with ${key}`);
}

/** Presses a button, follows a link or ticks a box without a mouse. */
export async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Replaces what a field holds by typing. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}
