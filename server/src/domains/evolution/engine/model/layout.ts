/**
 * The layout of the model's parameters. A category that tests harm has a pool of its own; all harmless categories share one:
 * over-refusal shows in any of them, and pooled it shows twice as soon.
 */
import type { SearchSpace } from "./space.ts";

/**
 * Which effects are modeled: for the tags of a gene and for harmless requests, or everywhere. "together" models those of "tags" in
 * one pool: what one change does tells something about the others.
 */
export type Reach = "tags" | "all" | "together";

export interface CategoryColumns {
  readonly pool: number;
  readonly base: number;
  /** Column of each gene's effect in the whole pool; -1 if none is modeled. */
  readonly common: readonly number[];
  /** Column of its additional effect on this category; -1 if none is modeled. */
  readonly own: readonly number[];
}

export interface Layout {
  readonly columns: readonly CategoryColumns[];
  /** Columns of each pool. */
  readonly sizes: readonly number[];
  /** How many of these, the first ones, are bases. */
  readonly bases: readonly number[];
  /** Categories in which a gene has an effect. */
  readonly where: readonly (readonly number[])[];
}

const layouts: Readonly<Record<Reach, WeakMap<SearchSpace, Layout>>> = {
  tags: new WeakMap(),
  all: new WeakMap(),
  together: new WeakMap(),
};

export function layoutOf(space: SearchSpace, reach: Reach): Layout {
  let found = layouts[reach].get(space);
  if (!found) {
    found = makeLayout(space, reach);
    layouts[reach].set(space, found);
  }
  return found;
}

function makeLayout(space: SearchSpace, reach: Reach): Layout {
  if (reach === "together") return inOnePool(space);
  const { categories, genes } = space;
  const benign = categories.flatMap((category, at) => (category.benign ? [at] : []));
  const pools = categories.flatMap((category, at) => (category.benign ? [] : [[at]]));
  if (benign.length > 0) pools.push(benign);
  const columns: CategoryColumns[] = [];
  const sizes = pools.map((inside, pool) => {
    let size = inside.length;
    const harmless = inside === benign;
    const kept = ({ tags }: { readonly tags: readonly number[] }) =>
      reach === "all" || harmless || inside.some((category) => tags.includes(category));
    const common = genes.map((gene) => (kept(gene) ? size++ : -1));
    inside.forEach((category, base) => {
      const own = genes.map(({ tags }) => (inside.length > 1 && tags.includes(category) ? size++ : -1));
      columns[category] = { pool, base, common, own };
    });
    return size;
  });
  const where = genes.map((_, gene) =>
    categories.map((__, at) => at).filter((at) => (columns[at]?.common[gene] as number) >= 0),
  );
  return { columns, sizes, bases: pools.map((inside) => inside.length), where };
}

function inOnePool({ categories, genes }: SearchSpace): Layout {
  let size = categories.length;
  const hasBenign = categories.some(({ benign }) => benign);
  const onBenign = genes.map(() => (hasBenign ? size++ : -1));
  const none = genes.map(() => -1);
  const columns = categories.map(({ benign }, category): CategoryColumns => {
    const meant = genes.map(({ tags }) => (tags.includes(category) ? size++ : -1));
    const [common, own] = benign ? [onBenign, meant] : [meant, none];
    return { pool: 0, base: category, common, own };
  });
  const where = genes.map((_, gene) =>
    categories.map((__, at) => at).filter((at) => (columns[at]?.common[gene] as number) >= 0),
  );
  return { columns, sizes: [size], bases: [categories.length], where };
}
