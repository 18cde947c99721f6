import type { Locator } from "playwright-core";

const MOST_STOPS = 150;

/** Goes there with Tab alone, as someone without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
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
