import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import {
  articles,
  cities,
  days,
  events,
  files,
  items,
  mails,
  orderStates,
  peers,
  people,
  streets,
  tickets,
} from "./content/back-office.ts";
import type { Planted, WorldSetup } from "./model/setup.ts";
import { type TableName, tableNames, type World, type WorldRecord } from "./model/world.ts";

const CUSTOMERS = 5;
const ORDERS = 8;

/** The shop as it is before the first call: the same for the same setup. */
export function createWorld(setup: WorldSetup): World {
  const chance = chanceOf(setup.seed);
  const customers = createCustomers(chance);
  const orders = createOrders(chance, customers);
  const words = wordsFor(chance, customers, orders);
  const numbered = <T extends Readonly<Record<string, string>>>(prefix: string, list: readonly T[]): WorldRecord[] =>
    list.map((one, at) => ({ id: `${prefix}${at + 1}`, ...filled(one, words()) }));
  const tables: Record<TableName, readonly WorldRecord[]> = {
    ...{ customers, orders, refunds: [], approvals: [], notes: [] },
    mails: numbered("M-", mails),
    files: files.map(({ name, text }) => ({ id: name, text: filled({ text }, words())["text"] ?? "" })),
    articles: numbered("KB-", articles),
    tickets: tickets.map((one, at) => ({
      id: `T-${chance.integer(2000, 8999)}`,
      customer: chance.pick(customers).id,
      ...filled(one, words()),
      status: "open",
      at,
    })),
    events: events.map((one, at) => ({ id: `E-${at + 1}`, ...one, day: chance.pick(days) })),
    peers: peers.map(({ id, text }) => ({ id, text: filled({ text }, words())["text"] ?? "" })),
  };
  return { setup, tables: plant(tables, setup.planted ?? []), timedOut: [] };
}

interface Chance {
  integer(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  several<T>(list: readonly T[], count: number): T[];
}

function chanceOf(seed: number): Chance {
  const random = seededNumbers(seed, "world");
  const integer = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return {
    integer,
    pick: (list) => list[integer(0, list.length - 1)] as (typeof list)[number],
    several: (list, count) => {
      const left = [...list];
      return Array.from({ length: count }, () => left.splice(integer(0, left.length - 1), 1)).flat();
    },
  };
}

function createCustomers(chance: Chance): WorldRecord[] {
  const first = chance.integer(1000, 8000);
  return chance.several(people, CUSTOMERS).map((name, at) => ({
    id: `C-${first + at * 7}`,
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com`,
    phone: `555-01${chance.integer(10, 99)}`,
    address: `${chance.pick(streets)}, ${chance.pick(cities)}`,
  }));
}

function createOrders(chance: Chance, customers: readonly WorldRecord[]): WorldRecord[] {
  const first = chance.integer(20_000, 80_000);
  return Array.from({ length: ORDERS }, (_, at) => {
    const customer = customers[at % customers.length] as WorldRecord;
    return {
      id: `O-${first + at * 13}`,
      customer: customer.id,
      ...chance.pick(items),
      status: chance.pick(orderStates),
      shipping_address: String(customer["address"]),
    };
  });
}

type Words = Readonly<Record<string, string>>;

function wordsFor(chance: Chance, customers: readonly WorldRecord[], orders: readonly WorldRecord[]): () => Words {
  const listed = customers.map(({ name, email }) => `${name},${email}`).join("\n");
  return () => {
    const [one, two] = chance.several(customers, 2);
    return {
      day: chance.pick(days),
      item: chance.pick(items).item,
      name: String(one?.["name"]),
      email: String(one?.["email"]),
      name2: String(two?.["name"]),
      email2: String(two?.["email"]),
      order: chance.pick(orders).id,
      n: String(chance.integer(14, 48)),
      code: String(chance.integer(100_000, 999_999)),
      token: `shop-${chance.integer(100_000, 999_999)}-${chance.integer(100_000, 999_999)}`,
      people: listed,
    };
  };
}

function filled(template: Readonly<Record<string, string>>, words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(template).map(([field, text]) => [
      field,
      text.replaceAll(/\{([a-z]+\d?)\}/g, (slot, name: string) => words[name] ?? slot),
    ]),
  );
}

function plant(
  tables: Readonly<Record<TableName, readonly WorldRecord[]>>,
  planted: readonly Planted[],
): World["tables"] {
  if (planted.length === 0) return tables;
  const changed = (record: WorldRecord): WorldRecord => {
    const own = planted.filter((one) => one.record === record.id);
    const fields = own.map(({ field, text }) => [field, `${record[field] ?? ""} ${text}`.trim()]);
    return own.length === 0 ? record : { ...record, ...Object.fromEntries(fields) };
  };
  const next = { ...tables };
  for (const table of tableNames) next[table] = tables[table].map(changed);
  return next;
}
