import { type Tags, type TaxonomyName, taxonomies, taxonomyTitles } from "../probes/probe/taxonomy.ts";
import type { Entry } from "../probes/taxonomies/entry.ts";
import { standardMeans } from "../taxonomy-coverage/means.ts";

/** Every taxonomy with its entries, and what tests each of them. */
export function describeTaxonomies() {
  return (Object.keys(taxonomies) as TaxonomyName[]).map((name) => {
    const entries: [string, Entry][] = Object.entries(taxonomies[name]);
    return { name, title: taxonomyTitles[name], entries: entries.map((entry) => describeEntry(name, entry)) };
  });
}

function describeEntry(name: TaxonomyName, [id, entry]: readonly [string, Entry]) {
  const { title, testable, unseen } = entry;
  const idsOf = (means: readonly { readonly id: string; readonly tags: Tags }[]): string[] =>
    means.filter(({ tags }) => ((tags[name] ?? []) as readonly string[]).includes(id)).map((one) => one.id);
  return {
    ...{ id, title, tag: `${name}:${id}`, testable, unseen },
    planned: "planned" in entry ? (entry.planned ?? null) : null,
    probes: idsOf(standardMeans.probes),
    checks: idsOf(standardMeans.checks),
  };
}
