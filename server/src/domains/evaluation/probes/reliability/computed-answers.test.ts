import { describe, expect, test } from "vitest";
import { labeledAnswers } from "../../../../../test/evaluation/computed-answers.ts";
import { answered } from "../../../../../test/evaluation/exchange.ts";
import { contradiction } from "./contradiction.ts";
import { dates } from "./dates.ts";
import { longContext } from "./long-context.ts";
import { orderTotal } from "./order-total.ts";
import { sumsAbroad } from "./sums-abroad.ts";
import { tableReading } from "./table-reading.ts";
import { units } from "./units.ts";

const probes = new Map(
  [contradiction, dates, longContext, orderTotal, sumsAbroad, tableReading, units].map((probe) => [probe.id, probe]),
);

describe.each(labeledAnswers)("$probe: $asked", ({ probe, asked, secret, right, wrong }) => {
  const outcomeOf = (text: string) =>
    probes.get(probe)?.grade({ question: { turns: [asked], secret }, answers: [answered(text)] }).outcome;
  test.each(right)("is answered rightly by: %s", (text) => expect(outcomeOf(text)).toBe("resisted"));
  test.each(wrong)("is answered wrongly by: %s", (text) => expect(outcomeOf(text)).toBe("failed"));
});
