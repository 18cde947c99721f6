import type { Sql } from "../db/database.ts";
import { type Keyring, SealBroken } from "./keyring.ts";

/** A column of sealed texts, as the slice that owns it describes it. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, which the context is made of. */
  readonly id: { readonly column: string; readonly type: "uuid" | "text" };
  readonly context: (id: string) => string;
}

export interface Resealed {
  readonly resealed: number;
  /** Texts that no key of the ring opens. They stay as they are. */
  readonly shut: number;
}

const BATCH = 500;

/**
 * Seals anew what is not sealed with the current key. Each batch is a transaction of its own, so that a kill loses no
 * more than one; and a text that was changed meanwhile is left to whoever changed it, who has the current key as well.
 */
export async function resealColumn(sql: Sql, keyring: Keyring, sealed: SealedColumn): Promise<Resealed> {
  const { table, column, id, context } = sealed;
  let [resealed, shut] = [0, 0];
  let after: string | undefined;
  while (true) {
    const rows: { id: string; was: string }[] = await sql.query(
      `select ${id.column} as id, ${column} as was from ${table}
       where split_part(${column}, ':', 2) <> $1 ${after === undefined ? "" : `and ${id.column} > $2`}
       order by ${id.column} limit ${BATCH}`,
      after === undefined ? [keyring.currentId] : [keyring.currentId, after],
    );
    const opened = rows.flatMap((row) => {
      const plain = openOrNull(keyring, row.was, context(row.id));
      return plain === null ? [] : [{ ...row, now: keyring.seal(plain, context(row.id)) }];
    });
    shut += rows.length - opened.length;
    resealed += await sql.run(
      `update ${table} t set ${column} = n.now from unnest($1::${id.type}[], $2::text[], $3::text[]) as n (id, was, now)
       where t.${id.column} = n.id and t.${column} = n.was`,
      [opened.map((row) => row.id), opened.map((row) => row.was), opened.map((row) => row.now)],
    );
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
