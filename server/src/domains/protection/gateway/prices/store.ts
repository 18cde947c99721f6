import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { ModelPriceRow } from "../../tables/rows.ts";

export type { ModelPriceRow } from "../../tables/rows.ts";

export type PriceFields = Pick<ModelPriceRow, "pattern" | "input" | "output" | "cached">;

/** A team can have so many prices. */
export const MOST_PRICES = 1000;

export function selectPrices({ tx, who }: Act): Promise<ModelPriceRow[]> {
  return tx.query(sql<ModelPriceRow>`
    select * from model_prices
    where team_id = ${who.teamId}
    order by pattern`);
}

export async function findPrice({ tx, who }: Act, id: string): Promise<ModelPriceRow | null> {
  const [row] = await tx.query(sql<ModelPriceRow>`
    select * from model_prices
    where id = ${id} and team_id = ${who.teamId}
    for update`);
  return row ?? null;
}

/** False if there is a price for the pattern. */
export async function insertPrice(act: Act, id: string, price: PriceFields): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into model_prices (id, team_id, pattern, input, output, cached, updated_by, updated_at)
    values (${id}, ${act.who.teamId}, ${price.pattern}, ${price.input}, ${price.output}, ${price.cached},
      ${act.who.userId}, ${actSeconds(act)})
    on conflict (team_id, pattern) do nothing`);
  return inserted > 0;
}

/** False if there is another price for the pattern. */
export async function updatePrice(act: Act, id: string, price: PriceFields): Promise<boolean> {
  const updated = await act.tx.run(sql`
    update model_prices
    set pattern = ${price.pattern}, input = ${price.input}, output = ${price.output}, cached = ${price.cached},
      updated_by = ${act.who.userId}, updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId} and not exists (
      select from model_prices o
      where o.team_id = ${act.who.teamId} and o.pattern = ${price.pattern} and o.id <> ${id})`);
  return updated > 0;
}

export async function deletePrice({ tx, who }: Act, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from model_prices where id = ${id} and team_id = ${who.teamId}`)) > 0;
}

/** Tells every gateway to read the team's prices again. */
export async function announcePrices({ tx, who }: Act): Promise<void> {
  await tx.run(sql`select pg_notify('gateway', ${`prices:${who.teamId}`})`);
}
