import { created, noContent, ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import { createModelPriceOp, deleteModelPriceOp, listModelPricesOp, updateModelPriceOp } from "./contract.ts";
import { changePrice, createPrice, listPrices, removePrice } from "./manage-prices.ts";

export const priceRoutes = (): Binding[] => [
  bind(listModelPricesOp, (r) => r.inTeam(async (act) => ok(await listPrices(act)))),
  bind(createModelPriceOp, (r) => r.transaction(async (act) => created(await createPrice(act, r.body)))),
  bind(updateModelPriceOp, (r) => r.transaction(async (act) => ok(await changePrice(act, r.params.price_id, r.body)))),
  bind(deleteModelPriceOp, (r) =>
    r.transaction(async (act) => {
      await removePrice(act, r.params.price_id);
      return noContent();
    }),
  ),
];
