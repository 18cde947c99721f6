import { expect, test } from "vitest";
import type { GuardHit } from "../../../queries/traffic.ts";
import { currentHit, give, nothingLabeled, skip, takeBack } from "./labeling.ts";

const hit = (id: string) => ({ id, label: null }) as GuardHit;
const queue = [hit("a"), hit("b"), hit("c")];

test("labels lead through the queue, a skipped hit comes again at its end, and a label that is taken back is next", () => {
  let state = nothingLabeled;
  expect(currentHit(queue, state)?.id).toBe("a");
  state = skip(state, "a");
  expect(currentHit(queue, state)?.id).toBe("b");
  state = give(state, "b", "attack");
  state = give(state, "c", "fine");
  expect(currentHit(queue, state)?.id).toBe("a");
  state = give(state, "a", "unsure");
  expect(currentHit(queue, state)).toBeUndefined();
  expect(currentHit([...queue, hit("d")], state)?.id).toBe("d");
  state = takeBack(state, "b");
  expect(currentHit(queue, state)?.id).toBe("b");
  expect(state.given.map(({ id }) => id)).toEqual(["c", "a"]);
});
