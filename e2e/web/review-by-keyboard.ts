/** A review from many unassessed responses to a verdict, with one key for each response. */
import type { Page } from "playwright-core";
import type { Harness } from "../../server/src/domains/evaluation/harness/harness.ts";
import { startRescoreWorker } from "../../server/src/domains/evaluation/review/rescore-worker.ts";
import { openBed } from "../../server/test/evaluation/run-bed.ts";
import { smallHarness } from "../../server/test/small-harnesses.ts";
import { type Site, siteOf } from "./site.ts";
import { openAgain } from "./warm-console.ts";

const dimensions = ["reliability", "security", "safety"] as const;

export interface ReviewSite extends AsyncDisposable {
  readonly site: Site;
  readonly runId: string;
  /** Responses that no detector could decide, all of them different but for the last three. */
  readonly open: number;
  overview(): Promise<Overview>;
}

export interface Overview {
  readonly verdict: string;
  readonly rescoring: boolean;
  readonly figures: { readonly overall: { readonly by_person: number; readonly unassessed: number } };
}

const PROBES = 6;

/** As in a real run, a dimension has several probes, and no two dimensions have one of the same name. */
const withProbes = (harness: Harness): Harness => ({
  ...harness,
  *plan(seed) {
    let at = 0;
    for (const prompt of harness.plan(seed))
      yield { ...prompt, probe: `${harness.name}-${Math.floor(at++ / 4) % PROBES}` };
  },
});

/** A completed run in which this many responses are unassessed, spread over the three dimensions. */
export async function openReviewSite(open: number): Promise<ReviewSite> {
  const each = Math.ceil(open / dimensions.length);
  const isOpen = (dimension: string, at: number): boolean =>
    at < each && dimensions.indexOf(dimension as "safety") * each + at < open;
  const bed = await openBed({
    harnesses: dimensions.map((name) => withProbes(smallHarness(name, { prompts: each + 4 }))),
    answer: (text) => {
      const [dimension = "", number = ""] = text.split(" ");
      const at = Number(number);
      if (!isOpen(dimension, at)) return "No.";
      const isAlike = dimension === "reliability" && at < 3;
      return `A riddle${isAlike ? "" : ` about ${text}`}: what has keys and opens no door?\n`.repeat(20);
    },
  });
  const worker = bed.startWorker();
  const runId = await bed.startRun({ harness_names: dimensions, concurrency: 64 });
  await bed.until(runId, "completed");
  await worker.stop();
  const rescoring = startRescoreWorker({ ...bed.world.services, clock: { milliseconds: Date.now } });
  const site = await siteOf(bed.world);
  return {
    site,
    runId,
    open,
    overview: async () => (await bed.world.call("GET", `/v1/evaluations/${runId}/review`)).body,
    async [Symbol.asyncDispose]() {
      await site.browser.close();
      await rescoring.stop();
      await bed[Symbol.asyncDispose]();
    },
  };
}

export interface Reviewed {
  /** The prompt numbers of the responses that were shown, in order. */
  readonly shown: readonly number[];
  /** Milliseconds from the key to the next response on the screen. */
  readonly waits: readonly number[];
  /** The same in frames, of which a page that gets no processor draws none. */
  readonly frames: readonly number[];
}

/** Opens the queue and presses one key for each response, as soon as the next one is there. */
export async function reviewByKeyboard(page: Page, { runId, open }: ReviewSite): Promise<Reviewed> {
  await openAgain(page, `/evaluations/${runId}/review`);
  await page.locator("[data-seq]").waitFor();
  await page.evaluate(WATCH);
  for (let at = 0; at < open; at++) {
    await page.evaluate(`whenShown(${at})`);
    await page.keyboard.press(at % 10 === 9 ? "p" : "f");
  }
  await page.getByText("All labels are saved.").waitFor({ timeout: 150_000 });
  return page.evaluate<Reviewed>("watched");
}

/** Runs in the page: from the key until two frames after the next response, when it is on the screen. */
const WATCH = `
  globalThis.watched = { shown: [], waits: [], frames: [] };
  let waiting = [];
  globalThis.whenShown = (at) => watched.shown.length > at ? true : new Promise((resolve) => { waiting.push(resolve); });
  let [pressed, latest, drawn, keys] = [null, null, 0, 0];
  // Frames since one key: the count of the key before may not have ended yet.
  const count = (key) => {
    if (pressed === null || key !== keys) return;
    drawn += 1;
    requestAnimationFrame(() => count(key));
  };
  const look = () => {
    const seq = document.querySelector("[data-seq]")?.dataset.seq;
    if (seq === undefined || seq === latest) return;
    latest = seq;
    const from = pressed;
    requestAnimationFrame(() => requestAnimationFrame((now) => {
      if (from !== null) {
        watched.waits.push(now - from);
        watched.frames.push(drawn);
      }
      pressed = null;
      watched.shown.push(Number(seq));
      for (const resolve of waiting.splice(0)) resolve(true);
    }));
  };
  document.addEventListener("keydown", () => {
    [pressed, drawn] = [performance.now(), 0];
    const key = ++keys;
    requestAnimationFrame(() => count(key));
  }, true);
  new MutationObserver(look).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
  look();`;
