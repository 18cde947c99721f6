import { childOf } from "./order.ts";
import type { Rules, Violation } from "./rules.ts";
import { isTest, type Sources } from "./sources.ts";

const DOMAINS = "server/src/domains";

/** Where a table belongs. */
export interface TableOwner {
  readonly domain: string;
  /** The sub-slice of that domain that alone writes it. */
  readonly owner: string;
}

/** The parts of domain.ts that say which sub-slice owns which table. */
interface DomainTables {
  readonly name: string;
  readonly tables: Readonly<Record<string, { readonly owner: string }>>;
  readonly views?: Readonly<Record<string, { readonly owner: string }>> | undefined;
}

export function tableOwners(domains: readonly DomainTables[]): ReadonlyMap<string, TableOwner> {
  return new Map(
    domains.flatMap(({ name, tables, views }) =>
      Object.entries({ ...tables, ...views }).map(([table, { owner }]): [string, TableOwner] => [
        table,
        { domain: name, owner },
      ]),
    ),
  );
}

/** A statement's words before a table's name, as our SQL is written: in lower case. */
const USES = /\b(insert into|update|delete from|merge into|truncate|from|join)\s+(?:only\s+)?([a-z_]+|\$\{)/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const READS = ["from", "join"];

/**
 * A table is written only in the sub-slice that owns it, and read only there and further right in the same domain. The
 * domain's own files may delete as well: erasing a team and sweeping expired rows concern the domain as a whole.
 */
export function tableFaults(
  sources: Sources,
  owners: ReadonlyMap<string, TableOwner>,
  rules: Pick<Rules, "order">,
): Violation[] {
  const inUse = [...sources].filter(([file]) => file.startsWith("server/src/") && !isTest(file));
  return inUse.flatMap(([file, text]) =>
    [...text.replaceAll(COMMENTS, " ").matchAll(USES)].flatMap(([, verb = "", table = ""]) => {
      const why = faultOf({ file, verb, table }, owners, rules);
      return why ? [{ rule: "tables" as const, where: [file], text: `${file}: ${verb} ${table}: ${why}` }] : [];
    }),
  );
}

interface Use {
  readonly file: string;
  readonly verb: string;
  readonly table: string;
}

function faultOf(
  { file, verb, table }: Use,
  owners: ReadonlyMap<string, TableOwner>,
  { order }: Pick<Rules, "order">,
): string | null {
  const isRead = READS.includes(verb);
  if (table === "${") return isRead || !file.startsWith(DOMAINS) ? null : "the statement does not name its table";
  const known = owners.get(table);
  if (!known) return null;
  const { domain, owner } = known;
  const here = childOf(file, `${DOMAINS}/${domain}`);
  if (here === owner) return null;
  if (here === null || !isRead) {
    const isErasing = here === "." && verb === "delete from";
    return isErasing ? null : `only ${domain}/${owner} ${isRead ? "and its domain read" : "writes"} it`;
  }
  const slices = order[`${DOMAINS}/${domain}`] ?? [];
  return slices.indexOf(owner) < slices.indexOf(here) ? null : `${here} may not know ${owner}`;
}
