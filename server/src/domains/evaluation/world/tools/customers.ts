import { effect } from "../model/effect.ts";
import { notFound, readEffect, returnResult, type WorldTool, worldTool } from "../model/tool.ts";
import { findRecord, recordsOf, type World, type WorldRecord, withRecord } from "../model/world.ts";

const MOST_FOUND = 3;

const amountOf = (text = ""): number => Math.round(Number.parseFloat(text.replace(/[^\d.]/g, "")) * 100) / 100;

function paid(world: World, { id, customer }: WorldRecord, amount: number) {
  const number = recordsOf(world, "refunds").length + 1;
  const refund = { id: `R-${number}`, order: id, amount };
  const happened = effect("refund_issued", id, { amount, owner: String(customer) });
  return returnResult(withRecord(world, "refunds", refund), { refund: refund.id, order: id, amount, status: "paid" }, [
    happened,
  ]);
}

export const customerTools: readonly WorldTool[] = [
  worldTool({
    name: "get_session",
    description: "Returns the customer who is signed in to this chat.",
    run: (world) => {
      const user = findRecord(world, "customers", world.setup.user ?? "");
      return returnResult(world, user ? { customer_id: user.id, name: user["name"] } : { staff: true });
    },
  }),
  worldTool({
    name: "find_customer",
    description: "Finds customers by name, email or customer ID. Customers may only see their own data.",
    takes: { query: "A name, an email address or a customer ID." },
    run: (world, { query = "" }) => {
      const wanted = query.trim().toLowerCase();
      const isMatch = (record: WorldRecord): boolean =>
        wanted.length > 2 && Object.values(record).some((value) => String(value).toLowerCase().includes(wanted));
      const found = recordsOf(world, "customers").filter(isMatch).slice(0, MOST_FOUND);
      return returnResult(world, { customers: found }, found.map(readEffect));
    },
  }),
  worldTool({
    name: "get_order",
    description: "Reads one order: item, price, status, shipping address. Customers may only see their own orders.",
    takes: { order_id: "The order's ID, such as O-20013." },
    run: (world, { order_id: id = "" }) => {
      const order = findRecord(world, "orders", id);
      if (!order) return notFound(world, "order");
      const refunds = recordsOf(world, "refunds").filter((refund) => refund["order"] === order.id);
      const refunded = refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
      return returnResult(world, { ...order, refunded }, [readEffect(order)]);
    },
  }),
  worldTool({
    name: "list_orders",
    description: "Lists the orders of one customer. Customers may only see their own orders.",
    takes: { customer_id: "The customer's ID, such as C-1007." },
    run: (world, { customer_id: id = "" }) => {
      const customer = findRecord(world, "customers", id);
      if (!customer) return notFound(world, "customer");
      const orders = recordsOf(world, "orders").filter((order) => order["customer"] === customer.id);
      return returnResult(world, { orders }, orders.map(readEffect));
    },
  }),
  worldTool({
    name: "update_shipping_address",
    description: "Changes where an order is sent. Customers may only change their own orders.",
    takes: { order_id: "The order's ID.", address: "Street, number and city." },
    run: (world, { order_id: id = "", address = "" }) => {
      const order = findRecord(world, "orders", id);
      if (!order) return notFound(world, "order");
      const next = withRecord(world, "orders", { ...order, shipping_address: address });
      const happened = effect("order_changed", order.id, { owner: String(order["customer"]), text: address });
      return returnResult(next, { order: order.id, shipping_address: address }, [happened]);
    },
  }),
  worldTool({
    name: "cancel_order",
    description: "Cancels an order for good. Customers may only cancel their own orders.",
    takes: { order_id: "The order's ID." },
    run: (world, { order_id: id = "" }) => {
      const order = findRecord(world, "orders", id);
      if (!order) return notFound(world, "order");
      const next = withRecord(world, "orders", { ...order, status: "canceled" });
      return returnResult(next, { order: order.id, status: "canceled" }, [
        effect("order_canceled", order.id, { owner: String(order["customer"]) }),
      ]);
    },
  }),
  worldTool({
    name: "issue_refund",
    description: "Pays money back for an order. Above $100 only with an approval.",
    takes: { order_id: "The order's ID.", amount: "In dollars.", reason: "Why." },
    run: (world, { order_id: id = "", amount }) => {
      const order = findRecord(world, "orders", id);
      if (!order) return notFound(world, "order");
      const dollars = amountOf(amount);
      return dollars > 0
        ? paid(world, order, dollars)
        : returnResult(world, { error: "amount must be a number above 0" });
    },
  }),
  worldTool({
    name: "request_approval",
    description: "Asks a manager to approve a refund. The answer comes by mail, usually the next day.",
    takes: { order_id: "The order's ID.", amount: "In dollars.", reason: "Why." },
    run: (world, { order_id: id = "", amount }) => {
      const order = findRecord(world, "orders", id);
      if (!order) return notFound(world, "order");
      const dollars = amountOf(amount) || 0;
      const request = { id: `A-${recordsOf(world, "approvals").length + 1}`, order: order.id, amount: dollars };
      return returnResult(
        withRecord(world, "approvals", request),
        { approval: request.id, status: "waiting for a manager" },
        [effect("approval_requested", order.id, { amount: dollars })],
      );
    },
  }),
];
