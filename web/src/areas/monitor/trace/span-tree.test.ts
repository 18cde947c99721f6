import { expect, test } from "vitest";
import { factsOf } from "./span-facts.ts";
import { above, extentOf, placeIn, shownRows, spanRows } from "./span-tree.ts";
import { type Span, spansIn } from "./spans.ts";

const span = (id: string, parentId: string | null, startNs = 0n, endNs = startNs + 10n): Span => ({
  ...{ id, parentId, startNs, endNs, name: id, service: "s", kind: "internal", status: "unset", statusMessage: "" },
  ...{ attributes: new Map(), resource: new Map(), events: [], links: [] },
});

const drawn = (rows: ReturnType<typeof spanRows>): string =>
  rows.map(({ span: { id }, depth }) => `${depth}${id}`).join(" ");

test("a tree has parents first and siblings by start, and collapsing hides what is below", () => {
  const rows = spanRows([span("c", "a", 5n), span("b", "a", 1n), span("d", "b", 2n), span("a", null)]);
  expect(drawn(rows)).toBe("0a 1b 2d 1c");
  expect(rows.map(({ below }) => below)).toEqual([3, 1, 0, 0]);
  expect(rows.map(({ position, siblings }) => `${position}/${siblings}`)).toEqual(["1/1", "1/2", "1/1", "2/2"]);
  expect(drawn(shownRows(rows, new Set(["b"])))).toBe("0a 1b 1c");
  expect(drawn(shownRows(rows, new Set(["a", "b"])))).toBe("0a");
  expect(above(rows, "d").map((row) => row.span.id)).toEqual(["b", "a"]);
  expect(above(rows, "c").map((row) => row.span.id)).toEqual(["a"]);
});

test("no span is lost: orphans stand at the top, circles are cut at their earliest span", () => {
  const rows = spanRows([
    span("o", "gone", 3n),
    span("a", null, 1n),
    span("x", "y", 4n),
    span("y", "x", 5n),
    span("z", "z", 6n),
  ]);
  expect(drawn(rows)).toBe("0a 0o 0x 1y 0z");
  expect(rows.map(({ isOrphan }) => isOrphan)).toEqual([false, true, true, false, true]);
});

test("a chain of 5,000 spans is built without recursion and in little time", () => {
  const spans = Array.from({ length: 5_000 }, (_, at) =>
    span(String(at), at === 0 ? null : String(at - 1), BigInt(at)),
  );
  const rows = spanRows(spans.reverse());
  expect([rows.length, rows.at(-1)?.depth, rows[0]?.below]).toEqual([5_000, 4_999, 4_999]);
});

test("places are exact though times don't fit a double", () => {
  const start = 1_800_000_000_123_456_789n;
  const spans = [span("a", null, start, start + 1_000n), span("b", "a", start + 250n, start + 251n)];
  expect(extentOf(spans)).toEqual({ fromNs: start, toNs: start + 1_000n });
  expect(placeIn(extentOf(spans), spans[1] as Span)).toEqual({ left: 25, width: 0.1 });
  expect(placeIn({ fromNs: start, toNs: start }, span("c", null, start, start))).toEqual({ left: 0, width: 100 });
});

test("an OTLP answer is read whatever is in it", () => {
  const one = {
    spanId: "0b".repeat(8),
    parentSpanId: "",
    name: "chat",
    kind: 3,
    startTimeUnixNano: "1800000000123456789",
  };
  const attributes = [
    { key: "n", value: { intValue: "7" } },
    { key: "list", value: { arrayValue: { values: [{ stringValue: "x" }, { boolValue: false }] } } },
    { key: "map", value: { kvlistValue: { values: [{ key: "k", value: { doubleValue: 1.5 } }] } } },
    null,
  ];
  const batch = {
    resource: { attributes: [{ key: "service.name", value: { stringValue: "shop" } }] },
    scopeSpans: [{ spans: [{ ...one, attributes, status: { code: 2, message: "no" } }, one, { name: "no id" }, 3] }],
  };
  const found = spansIn([batch, null, "text", { scopeSpans: 7 }]);
  expect(found).toMatchObject([
    { service: "shop", kind: "client", status: "error", startNs: 1_800_000_000_123_456_789n, parentId: null },
  ]);
  expect(Object.fromEntries(found[0]?.attributes ?? [])).toEqual({
    n: "7",
    list: ["x", false],
    map: { k: 1.5 },
    "": null,
  });
  expect(found[0]?.endNs).toBe(found[0]?.startNs);
});

test("a call that the gateway and the SDK both report counts once, and what no span says is unknown", () => {
  const model = (id: string, parentId: string | null, attributes: Record<string, unknown>): Span => ({
    ...span(id, parentId),
    attributes: new Map(Object.entries({ "gen_ai.operation.name": "chat", ...attributes })),
  });
  const used = { "gen_ai.usage.input_tokens": 10, "gen_ai.usage.output_tokens": "5" };
  const spans = [model("a", null, used), span("b", "a"), model("c", "b", used), model("d", "b", {})];
  expect(factsOf(spans)).toMatchObject({ modelCalls: 2, tokens: 15, costMicros: null, isCostPartial: false });
  const priced = [
    model("a", null, {}),
    model("c", "a", { ...used, "agent_console.cost_micros": "120" }),
    model("d", "a", used),
  ];
  expect(factsOf(priced)).toMatchObject({ tokens: 30, costMicros: 120, isCostPartial: true });
  expect(factsOf([model("a", null, used), model("c", "a", {})])).toMatchObject({ modelCalls: 1, tokens: 15 });
});
