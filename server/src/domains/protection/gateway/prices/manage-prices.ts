import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import { unprocessable } from "../../../../kernel/unprocessable.ts";
import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import type { ModelPriceChange, NewModelPrice } from "./contract.ts";
import {
  announcePrices,
  deletePrice,
  findPrice,
  insertPrice,
  MOST_PRICES,
  type ModelPriceRow,
  type PriceFields,
  selectPrices,
  updatePrice,
} from "./store.ts";

const present = ({ id, pattern, input, output, cached, updated_at }: ModelPriceRow) => ({
  ...{ id, pattern, input, output, cached, updated_at },
});

export async function listPrices(act: Act) {
  return { results: (await selectPrices(act)).map(present) };
}

async function readPrice(act: Act, id: string): Promise<ModelPriceRow> {
  const row = await findPrice(act, id);
  if (!row) throw fault("MODEL_PRICE_NOT_FOUND");
  return row;
}

export async function createPrice(act: Act, body: Out<typeof NewModelPrice>) {
  if ((await selectPrices(act)).length >= MOST_PRICES)
    throw unprocessable(["body"], `A team can have ${MOST_PRICES} prices. Use patterns with *`);
  const id = newId(act.now);
  const fields: PriceFields = {
    ...{ pattern: body.pattern.toLowerCase(), input: body.input, output: body.output, cached: body.cached ?? null },
  };
  if (!(await insertPrice(act, id, fields))) throw fault("MODEL_PRICE_EXISTS");
  await told(act, "model_price.created", { id, ...fields });
  return present(await readPrice(act, id));
}

export async function changePrice(act: Act, id: string, body: Out<typeof ModelPriceChange>) {
  const before = await readPrice(act, id);
  const fields: PriceFields = {
    pattern: body.pattern?.toLowerCase() ?? before.pattern,
    input: body.input ?? before.input,
    output: body.output ?? before.output,
    cached: body.cached === undefined ? before.cached : body.cached,
  };
  if (!(await updatePrice(act, id, fields))) throw fault("MODEL_PRICE_EXISTS");
  await told(act, "model_price.updated", { id, ...fields });
  return present(await readPrice(act, id));
}

export async function removePrice(act: Act, id: string): Promise<void> {
  const { pattern, input, output, cached } = await readPrice(act, id);
  await deletePrice(act, id);
  await told(act, "model_price.deleted", { id, pattern, input, output, cached });
}

async function told(act: Act, action: string, { id, ...details }: PriceFields & { readonly id: string }) {
  await announcePrices(act);
  await recordAudit(act, { action, target: { kind: "model_price", id }, details });
}
