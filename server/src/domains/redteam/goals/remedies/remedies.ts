import type { AttackCategory } from "../../model/categories.ts";
import type { OracleKind } from "../../model/oracle.ts";
import { remedyByFamily } from "./by-family.ts";
import { remediesByKind } from "./by-kind.ts";

/** What was broken: its family, where the library knows it, and how that was known. */
interface Broken {
  readonly category: string;
  readonly family: string | null;
  readonly oracle?: OracleKind | undefined;
}

/** What to do about it, most effective first: the family's own remedy, then those of its category. Pure. */
export function remediesFor({ category, family, oracle }: Broken): readonly string[] {
  const own = family === null ? undefined : remedyByFamily[family];
  const kinds = remediesByKind[category as AttackCategory];
  const usual = (oracle && kinds?.[oracle]) ?? kinds?.any ?? [];
  return own === undefined ? usual : [own, ...usual];
}
