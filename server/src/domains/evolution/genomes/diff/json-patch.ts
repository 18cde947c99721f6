import { isJsonObject } from "../../../../kernel/json/json-object.ts";
import { arrangeGenes, type Gene } from "../genes/gene.ts";
import { align } from "./align.ts";

/** RFC 6902. Paths point into `{"genes": […]}` as responses show a version. */
export type PatchOperation =
  | { readonly op: "add" | "replace"; readonly path: string; readonly value: unknown }
  | { readonly op: "remove"; readonly path: string }
  | { readonly op: "move"; readonly from: string; readonly path: string };

/** The operations that turn one list of genes into the other, member by member, for any JSON Patch tool. */
export function patchGenes(a: readonly Gene[], b: readonly Gene[]): PatchOperation[] {
  const [from, to] = [arrangeGenes(a), arrangeGenes(b)];
  const partner = new Map(align(from, to).map((pair) => [pair.to, pair.from]));
  const staying = new Set(partner.values());
  const patch: PatchOperation[] = [];
  const list = [...from];
  for (let at = list.length - 1; at >= 0; at--) {
    if (staying.has(list[at] as Gene) && to.some((gene) => partner.get(gene) === list[at])) continue;
    list.splice(at, 1);
    patch.push({ op: "remove", path: `/genes/${at}` });
  }
  to.forEach((gene, at) => {
    const earlier = partner.get(gene);
    if (!earlier) {
      list.splice(at, 0, gene);
      patch.push({ op: "add", path: `/genes/${at}`, value: gene });
      return;
    }
    const place = list.indexOf(earlier);
    if (place !== at) {
      list.splice(at, 0, ...list.splice(place, 1));
      patch.push({ op: "move", from: `/genes/${place}`, path: `/genes/${at}` });
    }
    patch.push(...memberPatch(earlier, gene, `/genes/${at}`));
  });
  return patch;
}

/** Members of a gene have plain names, so their pointers need no escapes. */
function memberPatch(from: object, to: object, path: string): PatchOperation[] {
  const [before, after] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
  const removed = [...before.keys()].filter((name) => !after.has(name));
  return [
    ...removed.map((name) => ({ op: "remove", path: `${path}/${name}` }) as const),
    ...[...after].flatMap(([name, value]): PatchOperation[] => {
      const at = `${path}/${name}`;
      if (!before.has(name)) return [{ op: "add", path: at, value }];
      return sameJson(before.get(name), value) ? [] : [{ op: "replace", path: at, value }];
    }),
  ];
}

/** Compared as written: a number in another source form is another value here. */
function sameJson(a: unknown, b: unknown): boolean {
  if (isJsonObject(a) && isJsonObject(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && sameJson(a[name], b[name]))
    );
  }
  return JSON.stringify(a) === JSON.stringify(b);
}
