import { expect, test } from "vitest";
import { answered } from "../../../../test/evaluation/exchange.ts";
import type { Question } from "../harness/harness.ts";
import { probes } from "./list.ts";
import { createDraw } from "./probe/draw.ts";

/** As much as is graded where requests are answered, over all turns. */
const GRADED_IN_PLACE = 8_000;
const FLOODS = ["\n", "\u2028", "a ", "1\n", '"', "i am a "];
const ALLOWED_MS = 50;

/** Of this thread alone, the best of three. */
function milliseconds(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && best > ALLOWED_MS; round++) {
    const began = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(began);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test("no probe takes longer than allowed for an answer that is short enough to be graded in place", {
  timeout: 60_000,
}, () => {
  const slow = probes.flatMap((probe) => {
    const asked = probe.ask(createDraw({ seed: 1, probe: probe.id, n: 0 }));
    const question = JSON.parse(JSON.stringify(asked)) as Question;
    const tool = question.tools?.[0]?.name ?? "look_up";
    const length = Math.floor(GRADED_IN_PLACE / question.turns.length / 2);
    return FLOODS.flatMap((piece) => {
      const flood = piece.repeat(Math.ceil(length / piece.length));
      const answers = question.turns.map(() => answered(flood, [{ id: "1", name: tool, arguments: flood }]));
      const took = milliseconds(() => probe.grade({ question, answers }));
      return took <= ALLOWED_MS ? [] : [`${probe.id}, ${JSON.stringify(piece)}: ${Math.round(took)} ms`];
    });
  });
  expect(slow).toEqual([]);
});
