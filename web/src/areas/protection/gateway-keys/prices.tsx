import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { type ModelPrice, modelPricesQuery } from "../../../queries/gateway.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { PriceForm } from "./price-form.tsx";

const amount = new Intl.NumberFormat(undefined, { maximumFractionDigits: 6 });

interface Open {
  readonly kind: "change" | "delete";
  readonly price: ModelPrice;
}

/** What models cost the team. Cost limits are counted with these prices. */
export function Prices() {
  const session = useSession();
  const queries = useQueryClient();
  const isAdmin = useMay("ADMIN");
  const prices = useQuery(modelPricesQuery(session));
  const [open, setOpen] = useState<Open | null>(null);
  const fresh = () => queries.invalidateQueries({ queryKey: ["model-prices"] });
  return (
    <Section title="Model prices" note="Per million tokens, in your currency, for all agents of the team">
      {isAdmin && <PriceForm before={null} onSaved={fresh} />}
      {prices.isPending && <Waiting rows={2} />}
      {prices.isError && !prices.data && <Failed error={prices.error} retry={() => prices.refetch()} />}
      {prices.data?.length === 0 && (
        <Empty title="No prices yet">
          The cost of a model without a price is unknown, and keys with a cost limit can't use it.
        </Empty>
      )}
      {prices.data && prices.data.length > 0 && <PriceTable prices={prices.data} open={isAdmin ? setOpen : null} />}
      {open?.kind === "change" && (
        <Dialog title="Change price" onClose={() => setOpen(null)}>
          <p className="mid">The new price counts from the next request. What was spent before stays.</p>
          <PriceForm
            before={open.price}
            onCancel={() => setOpen(null)}
            onSaved={() => {
              setOpen(null);
              void fresh();
            }}
          />
        </Dialog>
      )}
      {open?.kind === "delete" && (
        <Confirm
          title={`Delete the price of ${visible(open.price.pattern)}`}
          act="Delete price"
          run={() => session.api.protection.deleteModelPrice({ price_id: open.price.id }).then(fresh)}
          onClose={() => setOpen(null)}
        >
          <p>Keys with a cost limit are refused for models that no other price matches. What was spent before stays.</p>
        </Confirm>
      )}
    </Section>
  );
}

interface TableProps {
  readonly prices: readonly ModelPrice[];
  /** Null for those who may only read. */
  readonly open: ((open: Open) => void) | null;
}

function PriceTable({ prices, open }: TableProps) {
  return (
    <Scroll label="List of prices">
      <table className="list gk-list">
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col" className="num">
              Input
            </th>
            <th scope="col" className="num">
              Output
            </th>
            <th scope="col" className="num">
              Cached input
            </th>
            <th scope="col">
              <span className="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.id}>
              <td className="mono">
                <ShownText text={price.pattern} />
              </td>
              <td className="num" data-head="Input">
                {amount.format(price.input)}
              </td>
              <td className="num" data-head="Output">
                {amount.format(price.output)}
              </td>
              <td className="num" data-head="Cached input">
                {price.cached === null ? "as input" : amount.format(price.cached)}
              </td>
              <td className="end gk-acts">
                {open &&
                  (["change", "delete"] as const).map((kind) => (
                    <button
                      key={kind}
                      type="button"
                      className="btn small"
                      aria-label={`${actWords[kind]} price of ${visible(price.pattern)}…`}
                      onClick={() => open({ kind, price })}
                    >
                      {actWords[kind]}…
                    </button>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const actWords = { change: "Change", delete: "Delete" } as const;
