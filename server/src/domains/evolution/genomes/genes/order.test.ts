import fc from "fast-check";
import { expect, test } from "vitest";
import { evenOrders, isOrder, orderBetween } from "./order.ts";

test("another index always fits before, between and after, however often", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
      const orders: string[] = [];
      for (const place of places) {
        const at = place % (orders.length + 1);
        orders.splice(at, 0, orderBetween(orders[at - 1] ?? null, orders[at] ?? null));
      }
      expect(orders.every(isOrder)).toBe(true);
      expect(new Set(orders).size).toBe(orders.length);
      expect([...orders].sort()).toEqual(orders);
    }),
  );
});

test("repeated insertion at the front, or at the back, stays short", () => {
  let [front, back] = [orderBetween(null, null), orderBetween(null, null)];
  for (let i = 0; i < 200; i++) {
    front = orderBetween(null, front);
    back = orderBetween(back, null);
  }
  expect(Math.max(front.length, back.length)).toBeLessThan(60);
});

test.each([0, 1, 2, 61, 62, 150, 4000])("%s even indexes ascend and leave room", (count) => {
  const orders = evenOrders(count);
  expect(orders).toHaveLength(count);
  expect(orders.every(isOrder)).toBe(true);
  expect([...orders].sort()).toEqual(orders);
  expect(new Set(orders).size).toBe(count);
});

test("a text without room below it is not an index", () => {
  for (const text of ["", "0", "a0", "ä", "a b"]) expect(isOrder(text)).toBe(false);
});
