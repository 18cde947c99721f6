import { expect, test } from "vitest";
import { compare } from "../../server/src/domains/redteam/compare/compare-campaigns.ts";
import { auto } from "../../server/src/domains/redteam/strategies/auto.ts";
import { fixedList, loop } from "../../server/src/domains/redteam/strategies/baselines.ts";
import { playBeds } from "../prove/campaign-compare/beds.ts";
import { huntCampaign, huntSingles } from "./hunt.ts";
import { figuresOf, range } from "./tables.ts";

/** The short form of `npm run bench:redteam`, on few beds: bounds are wider than the targets. */

test("the search finds two operators that are needed together before a list or a loop does", () => {
  const share = (strategy: typeof auto) =>
    figuresOf(huntSingles(strategy, { seeds: range(2001, 10), needs: 2, budget: 100 })).share;
  expect(share(auto)).toBeGreaterThanOrEqual(0.7);
  expect(Math.max(share(fixedList), share(loop))).toBeLessThan(0.5);
});

test("goals that share what worked break at least twice as often, with fewer queries", () => {
  const played = (isSharing: boolean) => huntCampaign(auto, { seed: 2003, needs: 1, isSharing });
  const [shared, alone] = [played(true), played(false)];
  expect(shared.broken).toBeGreaterThan(2 * alone.broken);
  expect(shared.queries).toBeLessThan((2 / 3) * alone.queries);
});

/** The short form of `npm run prove -- campaign-compare`. */
test("the same agent attacked twice is not called changed, and a careful one is called better", () => {
  const seed = 3;
  const played = (luck: number, carelessness: number) => playBeds({ seed, luck, carelessness });
  const other = played(1, 1);
  expect(compare({ one: played(2, 1), other }, seed).verdict).toBe("no_difference_shown");
  expect(compare({ one: played(3, 0.03), other }, seed).verdict).toBe("better");
});
