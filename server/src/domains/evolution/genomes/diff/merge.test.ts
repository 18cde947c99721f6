import { describe, expect, test } from "vitest";
import { promptGenes } from "../genes/extract.ts";
import { type Gene, segmentsOf } from "../genes/gene.ts";
import { renderPrompt } from "../genes/render.ts";
import { mergeGenes } from "./merge.ts";

const base = promptGenes("Be kind.\n\nNever share passwords.\n\nReply in JSON.");
type Edit = (gene: Gene) => Gene | Gene[];
const edited = (at: number, edit: Edit): Gene[] => base.flatMap((gene, place) => (place === at ? edit(gene) : gene));
const text =
  (words: string): Edit =>
  (gene) =>
    ({ ...gene, text: words }) as Gene;
const locked: Edit = (gene) => ({ ...gene, lock: "org" });
const toTheEnd: Edit = (gene) => ({ ...gene, order: "zzz" }) as Gene;
const gone: Edit = () => [];

describe("one gene, two people", () => {
  test.each<[string, Edit, Edit, object]>([
    ["other words and a lock", text("Be very kind."), locked, { text: "Be very kind.", lock: "org" }],
    ["a lock and other words", locked, text("Be very kind."), { text: "Be very kind.", lock: "org" }],
    ["the same words", text("Be very kind."), text("Be very kind."), { text: "Be very kind." }],
  ])("%s meet in it", (_what, mine, theirs, wanted) => {
    const { genes, conflicts } = mergeGenes({ base, mine: edited(0, mine), theirs: edited(0, theirs) });
    expect(conflicts).toEqual([]);
    expect(genes[0]).toMatchObject(wanted);
  });

  test("a new text and a new position are combined", () => {
    const branches = { base, mine: edited(0, toTheEnd), theirs: edited(0, text("Be very kind.")) };
    expect(renderPrompt(mergeGenes(branches).genes)).toBe("\n\nNever share passwords.\n\nReply in JSON.Be very kind.");
    expect(mergeGenes({ base, mine: branches.theirs, theirs: branches.mine }).conflicts).toEqual([]);
  });

  test.each<[string, Edit, Edit]>([
    ["different words", text("Be very kind."), text("Be kind to all.")],
    ["removed and reworded", gone, text("Be very kind.")],
    ["reworded and removed", text("Be very kind."), gone],
  ])("%s are a conflict, and theirs stands", (_what, mine, theirs) => {
    const { genes, conflicts } = mergeGenes({ base, mine: edited(0, mine), theirs: edited(0, theirs) });
    expect(conflicts.map(({ key }) => key)).toEqual([base[0]?.key]);
    expect(genes).toEqual(edited(0, theirs));
  });
});

test("what both add keeps the order of each, and duplicates appear once", () => {
  const more = (...words: string[]): Gene[] => promptGenes([renderPrompt(base), ...words].join("\n\n"));
  const { genes, conflicts } = mergeGenes({ base, mine: more("Ask back.", "Be brief."), theirs: more("Be brief.") });
  expect(conflicts).toEqual([]);
  expect(segmentsOf(genes).map((gene) => gene.text)).toEqual([
    "Be kind.",
    "Never share passwords.",
    "Reply in JSON.",
    "Ask back.",
    "Be brief.",
  ]);
});

test("a setting that both add with different values is a conflict", () => {
  const number = (value: number): Gene => ({
    key: "param/temperature",
    kind: "param.number",
    path: "/agent_params/temperature",
    lock: "none",
    evaluability: "request",
    origin: "human",
    value,
    min: 0,
    max: 2,
    step: 0.1,
    scale: "linear",
  });
  const merge = (mine: number, theirs: number) =>
    mergeGenes({ base, mine: [number(mine), ...base], theirs: [number(theirs), ...base] });
  expect(merge(1, 1).conflicts).toEqual([]);
  expect(merge(1, 2)).toMatchObject({ conflicts: [{ key: "param/temperature", base: null }] });
});
