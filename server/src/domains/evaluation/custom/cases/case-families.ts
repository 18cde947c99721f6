/**
 * Which cases of a test set stand or fall together. A set of sixty rewordings of three questions is three observations, and a test
 * that takes it for sixty would confirm anything. Where the file names groups, they are the families; other cases are one
 * family if they are worded nearly the same. Linear in the set: what all cases share (a template) tells nothing and is left out.
 */
import type { TestCase } from "./test-case.ts";

/** Of a case; what follows rarely tells more, and people may upload long documents. */
const LONGEST_COMPARED = 2_000;
/** Words in a row that are compared. */
const RUN = 2;
/** What stands in more than this share of a set comes from a template. */
const COMMON = 0.5;
const LEAST_COMMON = 3;
/** A case with fewer words of its own is the template with another name in it. */
const LEAST_OWN = 4;
const TEMPLATE = "template";
/** Cases that agree in all rows of one band are probably alike: about half of their runs are the same. */
const BANDS = 16;
const ROWS = 3;
const LEAST_ALIKE = 0.5;

type Signature = readonly number[];

/** The family of each case, in their order: the group of its file, or the id of the first case that is worded like it. */
export function caseFamilies(cases: readonly TestCase[]): string[] {
  const alone = cases.filter(({ group }) => group === undefined);
  const found = new Map(byWording(alone));
  return cases.map(({ id, group }) => (group === undefined ? `case ${found.get(id) ?? id}` : `group ${group}`));
}

function* byWording(cases: readonly TestCase[]): Generator<[string, string]> {
  const runs = cases.map(({ turns }) => runsIn(turns.join(" ").slice(0, LONGEST_COMPARED)));
  const counts = new Map<number, number>();
  for (const own of runs) for (const run of own) counts.set(run, (counts.get(run) ?? 0) + 1);
  const most = Math.max(LEAST_COMMON, COMMON * cases.length);
  const ownRuns = runs.map((all) => {
    const own = [...all].filter((run) => (counts.get(run) as number) <= most);
    return own.length < Math.min(LEAST_OWN, all.size) ? null : own;
  });
  const signatures = ownRuns.map((own) => own && signatureOf(own));
  const first = new Map<string, number>();
  const family: number[] = [];
  for (const [at, signature] of signatures.entries()) {
    const bands = signature ? bandsOf(signature) : [];
    const kin = bands
      .flatMap((band) => first.get(band) ?? [])
      .find((other) => alike(signature as Signature, signatures[other] as Signature) >= LEAST_ALIKE);
    family.push(kin === undefined ? at : (family[kin] as number));
    for (const band of bands) if (!first.has(band)) first.set(band, at);
    yield [cases[at]?.id ?? "", signature ? (cases[family[at] as number]?.id ?? "") : TEMPLATE];
  }
}

/** Digits are one sign: "order 4711" and "order 4712" ask the same. */
function runsIn(text: string): Set<number> {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\p{N}+/gu, "0")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(numbered);
  if (words.length < RUN) return new Set(words);
  return new Set(words.slice(RUN - 1).map((word, at) => mixed(words[at] as number, word)));
}

/** FNV-1a. */
function numbered(word: string): number {
  let x = 0x811c_9dc5;
  for (let at = 0; at < word.length; at++) x = Math.imul(x ^ word.charCodeAt(at), 0x0100_0193);
  return x >>> 0;
}

/** The least of each of several orders: two sets agree in as large a share of them as they have in common. */
function signatureOf(runs: readonly number[]): Signature | null {
  if (runs.length === 0) return null;
  return Array.from({ length: BANDS * ROWS }, (_, order) => {
    let least = 0xffff_ffff;
    for (const run of runs) least = Math.min(least, mixed(run, order));
    return least;
  });
}

function mixed(value: number, order: number): number {
  let x = Math.imul(value ^ Math.imul(order + 1, 0x9e37_79b1), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

const bandsOf = (signature: Signature): string[] =>
  Array.from({ length: BANDS }, (_, band) => `${band}:${signature.slice(band * ROWS, (band + 1) * ROWS).join(",")}`);

const alike = (one: Signature, other: Signature): number =>
  one.filter((least, at) => least === other[at]).length / one.length;
