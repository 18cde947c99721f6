import type {
  Api,
  createClient,
  draftGuardRule,
  parseGuardConfigFile,
  readFlowPolicy,
  STARTERS,
} from "@agent-console/sdk";
import { Ended, type Ending } from "../endings/exit-codes.ts";
import { jsonText } from "../output/json-text.ts";
import type { Terminal } from "../output/screen.ts";
import { type Column, styleOf, tableOf } from "../output/table.ts";
import { visible } from "../output/visible.ts";
import { firstWriteIsPrinted } from "./dry-run.ts";
import type { OptionTable, OptionValues } from "./options.ts";

/** What commands use of the SDK. Passed in, so that reading the command table loads no client. */
export interface Library {
  readonly createClient: typeof createClient;
  readonly draftGuardRule: typeof draftGuardRule;
  readonly parseGuardConfigFile: typeof parseGuardConfigFile;
  readonly STARTERS: typeof STARTERS;
  readonly readFlowPolicy: typeof readFlowPolicy;
}

export interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  /** What to say, and to do next, if there is nothing to list. */
  readonly none: string;
}

export type Fact = readonly [name: string, value: ReturnType<Column<never>["value"]>];

/** One run of a command: what was given, and what it can do. */
export interface Call<Options extends OptionTable> {
  readonly options: OptionValues<Options>;
  readonly json: boolean;
  readonly args: Readonly<Record<string, string>>;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  readonly client: Api;
  /** Where the console is, without a slash at the end. */
  readonly address: string;
  readonly library: Library;
  /** Prints the API's document with `--json`, else what `plain` prints. */
  answer(document: unknown, plain: () => void): Ending;
  rows<Row>(rows: readonly Row[], table: Table<Row>): void;
  facts(facts: readonly Fact[]): void;
  /** Text of ours, or text of others that went through `visible`. */
  print(text: string): void;
  /** On a terminal, asks for the name of what will be changed. Off one, `--yes` was given. */
  confirm(change: { readonly sentence: string; readonly name: string }): Promise<void>;
}

export interface Called {
  readonly given: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly args: Readonly<Record<string, string>>;
  readonly table: OptionTable;
}

export function callOf({ given, args, table }: Called, terminal: Terminal, library: Library): Call<OptionTable> {
  const { out, environment, signal } = terminal;
  const json = given["json"] === true;
  const isRehearsal = given["dry-run"] === true;
  const style = styleOf(out, environment);
  const print = (text: string): void => void out.write(text.endsWith("\n") ? text : `${text}\n`);
  let client: Api | undefined;
  const place = (): URL => addressOf(given["console"] ?? environment["CONSOLE_URL"] ?? "http://127.0.0.1:8080");
  return {
    options: valuesOf(given, table),
    ...{ json, args, terminal, signal, print, library },
    get address() {
      return place().href.replace(/\/+$/, "");
    },
    get client() {
      client ??= library.createClient({
        baseUrl: place(),
        token: environment["CONSOLE_API_KEY"],
        ...(isRehearsal ? { fetch: firstWriteIsPrinted } : {}),
      });
      return client;
    },
    answer(document, plain) {
      if (json) print(jsonText(document));
      else plain();
      return "passed";
    },
    rows(rows, { columns, none }) {
      if (rows.length > 0) out.write(tableOf(rows, columns, style));
      else if (style.width !== null) print(none);
    },
    facts(facts) {
      if (style.width === null)
        return void out.write(facts.map(([name, value]) => `${name}\t${said(value)}\n`).join(""));
      const widest = Math.max(...facts.map(([name]) => name.length));
      out.write(facts.map(([name, value]) => `${name.padEnd(widest)}  ${said(value)}\n`).join(""));
    },
    async confirm({ sentence, name }) {
      if (given["yes"] === true || isRehearsal) return;
      terminal.err.write(`${visible(sentence)}\nType ${visible(name)} to confirm: `);
      const typed = await terminal.input.readLine();
      if (typed.trim() !== name.trim()) throw new Ended("refused", "Not confirmed. Nothing was changed.");
    },
  };
}

const said = (value: Fact[1]): string => (value === null || value === undefined ? "–" : visible(String(value)));

/** Options that were not given: false for a flag, an empty list for one that may be repeated. */
export function valuesOf<Options extends OptionTable>(given: Called["given"], table: Options): OptionValues<Options> {
  const values = Object.entries(table).map(([name, option]) => {
    if (option.kind === "flag") return [name, given[name] === true];
    return [name, given[name] ?? (option.many ? [] : undefined)];
  });
  return Object.fromEntries(values) as OptionValues<Options>;
}

function addressOf(given: unknown): URL {
  const url = URL.parse(String(given));
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new Ended("usage", `--console takes an address such as https://console.example, not "${given}".`);
}
