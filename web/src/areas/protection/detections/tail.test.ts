import { expect, test } from "vitest";
import type { GuardEvent } from "../../../queries/traffic.ts";
import { mergeEvents, newsIn } from "./tail.ts";

const events = (...ids: string[]) => ids.map((id) => ({ id })) as GuardEvent[];
const ids = (list: readonly GuardEvent[]) => list.map(({ id }) => id).join("");

test("new events join the list in the order of a reload, also those that were stored late", () => {
  const list = events("e", "c", "a");
  const { events: found, isGap } = newsIn(list, events("f", "e", "d", "c", "a"), 5);
  expect([ids(found), isGap]).toEqual(["fd", false]);
  expect(ids(mergeEvents(list, found))).toBe("fedca");
});

test("a page full of new events is a gap, and older events are not news", () => {
  expect(newsIn(events("c", "b"), events("z", "y"), 2)).toMatchObject({ isGap: true });
  expect(ids(newsIn(events("c", "b"), events("c", "b", "a"), 3).events)).toBe("");
  expect(newsIn([], events("b", "a"), 2)).toMatchObject({ isGap: false });
});
