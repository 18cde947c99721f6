import { expect, test } from "vitest";
import { smallBed } from "../../../../../test/evolution/engine-bed.ts";
import { learn, openPosterior } from "../../engine/model/model.ts";
import { OPTIMISTIC_PRIOR } from "../../engine/policies/views.ts";
import { type Source, sharesOf, sourceOf } from "./shares.ts";

const { problem } = smallBed();
const [one, other] = [0, problem.genes.findIndex(({ tags }) => tags[0] !== problem.genes[0]?.tags[0])];
const genome = [one, other];
const sources: Source[] = ["proposer", "library"];

/** Each of the two changes mends the category that it is meant for, seen so many times. */
function seen(times: number) {
  const asked = problem.train.flatMap(({ category }, probe) =>
    [[], [one], [other], genome].map((on) => {
      const isMended = on.some((gene) => problem.genes[gene]?.tags.includes(category));
      return { genome: on, probe, outcome: isMended ? (1 as const) : (0 as const) };
    }),
  );
  const all = Array.from({ length: times }, () => asked).flat();
  return learn(problem, openPosterior(problem, OPTIMISTIC_PRIOR.prior), all);
}

test("the shares of all sources add up to the gain, and one source alone has all of it", () => {
  const shares = sharesOf(problem, seen(4), { genome, sources });
  expect(shares.map(({ source, changes }) => [source, changes])).toEqual([
    ["proposer", 1],
    ["library", 1],
  ]);
  expect(shares.reduce((sum, { share }) => sum + (share ?? Number.NaN), 0)).toBeCloseTo(1, 2);
  for (const { share, lower, upper } of shares) {
    expect(lower).toBeLessThan(share ?? 0);
    expect(upper).toBeGreaterThan(share ?? 1);
  }
  const alone = sharesOf(problem, seen(1), { genome, sources: ["library", "library"] });
  expect(alone).toEqual([{ source: "library", changes: 2, share: 1, lower: 1, upper: 1 }]);
});

test("before anything was asked, nothing is said", () => {
  expect(sharesOf(problem, seen(0), { genome, sources }).map(({ share }) => share)).toEqual([null, null]);
});

test("every change has one source", () => {
  const of = (operator: Parameters<typeof sourceOf>[0]["operator"], key: string) => sourceOf({ operator, key });
  expect(of("reflect.patch", "clause/proposed/1")).toBe("proposer");
  expect(of("clause.add", "clause/hierarchy/strong")).toBe("library");
  expect([of("clause.add", "clause/yours-mails-1/strong"), of("example.add", "clause/example/1")]).toEqual([
    "team",
    "team",
  ]);
  expect([of("param.model", "param/model_name=x"), of("clause.ablate", "ablate/1")]).toEqual(["settings", "settings"]);
});
