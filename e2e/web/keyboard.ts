import type { Locator } from "playwright-core";

const MOST_STOPS = 150;

/** Whether the focused element shows that it has the focus, by itself or by what is around it. */
const isMarked = `(() => {
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) return true;
  }
  return false;
})()`;

/** Goes there with Tab alone, as someone without a mouse does, and can see it there. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if ((await target.and(page.locator(":focus")).count()) > 0) {
      if (await page.evaluate(isMarked)) return;
      throw new Error(`${target} does not show that it has the focus`);
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

export async function pressOn(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** What stands in a field is selected when Tab enters it. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  const { keyboard } = target.page();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(text);
}
