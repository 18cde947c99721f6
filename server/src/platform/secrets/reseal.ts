import type { Sql } from "../db/database.ts";
import { raw, sql } from "../db/sql.ts";
import { type Keyring, SealBroken } from "./keyring.ts";

/** A column of encrypted texts, as described by the slice that owns it. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, from which the context is built. */
  readonly id: { readonly column: string; readonly type: "uuid" | "text" };
  readonly context: (id: string) => string;
}

export interface Resealed {
  readonly resealed: number;
  /** Texts that no key of the ring decrypts. They stay unchanged. */
  readonly shut: number;
}

const BATCH = 500;

/**
 * Re-encrypts what is not encrypted with the current key. Each batch is one transaction, so a kill loses one batch at
 * most. A text that changes in the meantime is skipped: whoever changed it used the current key.
 */
export async function resealColumn(tx: Sql, keyring: Keyring, sealed: SealedColumn): Promise<Resealed> {
  const { context } = sealed;
  const [table, column] = [raw(sealed.table), raw(sealed.column)];
  const [id, type] = [raw(sealed.id.column), raw(sealed.id.type)];
  let [resealed, shut] = [0, 0];
  let after: string | undefined;
  while (true) {
    const further = after === undefined ? sql`` : sql`and ${id} > ${after}`;
    const rows: { id: string; was: string }[] = await tx.query(sql<{ id: string; was: string }>`
      select ${id} as id, ${column} as was
      from ${table}
      where split_part(${column}, ':', 2) <> ${keyring.currentId} ${further}
      order by ${id}
      limit ${raw(BATCH)}`);
    const opened = rows.flatMap((row) => {
      const plain = openOrNull(keyring, row.was, context(row.id));
      return plain === null ? [] : [{ ...row, now: keyring.seal(plain, context(row.id)) }];
    });
    shut += rows.length - opened.length;
    const [ids, were, now] = [opened.map((row) => row.id), opened.map((row) => row.was), opened.map((row) => row.now)];
    resealed += await tx.run(sql`
      update ${table} t
      set ${column} = n.now
      from unnest(${ids}::${type}[], ${were}::text[], ${now}::text[]) as n (id, was, now)
      where t.${id} = n.id and t.${column} = n.was`);
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return { resealed, shut };
  }
}

function openOrNull(keyring: Keyring, sealed: string, context: string): string | null {
  try {
    return keyring.open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
