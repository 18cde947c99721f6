import type {
  Api,
  Caller,
  createCaller,
  createClient,
  draftGuardRule,
  operations,
  parseGuardConfigFile,
  readFlowPolicy,
  routes,
  STARTERS,
} from "@agent-console/sdk";
import { Ended, type Ending } from "../endings/exit-codes.ts";
import { jsonText } from "../output/json-text.ts";
import type { Terminal } from "../output/screen.ts";
import { type Column, styleOf } from "../output/table.ts";
import { visible } from "../output/visible.ts";
import { type Connection, connectionOf } from "../profiles/connection.ts";
import { noteVersion } from "../profiles/newer-console.ts";
import { anyRequestIsPrinted, firstWriteIsPrinted } from "./dry-run.ts";
import type { Given, Inputs } from "./given.ts";
import { listOutput, type Paged, rowsIn, type Table } from "./lists.ts";
import type { OptionTable, OptionValues } from "./options.ts";

/** What commands use of the SDK. Passed in, so that reading the command table loads no client. */
export interface Library {
  readonly createClient: typeof createClient;
  readonly createCaller: typeof createCaller;
  readonly routes: typeof routes;
  readonly operations: typeof operations;
  readonly draftGuardRule: typeof draftGuardRule;
  readonly parseGuardConfigFile: typeof parseGuardConfigFile;
  readonly STARTERS: typeof STARTERS;
  readonly readFlowPolicy: typeof readFlowPolicy;
}

export type Fact = readonly [name: string, value: ReturnType<Column<never>["value"]>];

/** A command of the table, as far as completions read it. */
export interface Listed {
  readonly words: readonly [string, ...string[]];
  readonly summary: string;
  readonly hidden?: true;
  readonly access: "read" | "write" | "destructive";
  readonly lists?: "pages" | "all";
  readonly arguments: readonly { readonly name: string }[];
  readonly options: OptionTable;
}

/** One run of a command: what was given, and what it can do. */
export interface Call<Options extends OptionTable> {
  readonly options: OptionValues<Options>;
  /** As given, including the options that every command or every list has. */
  readonly given: Given;
  readonly json: boolean;
  readonly args: Readonly<Record<string, string>>;
  /** Options that the command does not know, for one that takes inputs. */
  readonly inputs: Inputs;
  /** For a command that takes every word as it is. */
  readonly words: readonly string[];
  /** The command table. */
  readonly commands: readonly Listed[];
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  readonly client: Api;
  /** Any operation by its ID, with the bytes of its answer. */
  readonly caller: Caller;
  /** Where the console is, without a slash at the end. */
  readonly address: string;
  /** Which console, key and profile. */
  readonly connection: Connection;
  readonly library: Library;
  /** Prints the API's document with `--json`, else what `plain` prints. */
  answer(document: unknown, plain: () => void): Ending;
  rows<Row>(rows: readonly Row[], table: Table<Row>): void;
  /** A table of the first rows, the first page with `--json`, or every row with `--jsonl`. */
  list<Page extends object, Row>(list: Paged<Page, Row>): Promise<Ending>;
  facts(facts: readonly Fact[]): void;
  /** Text of ours, or text of others that went through `visible`. */
  print(text: string): void;
  /** On a terminal, asks for the name of what will be changed. Off one, `--yes` was given. */
  confirm(change: { readonly sentence: string; readonly name: string }): Promise<void>;
}

export interface Called {
  readonly given: Given;
  readonly args: Readonly<Record<string, string>>;
  readonly inputs: Inputs;
  readonly words: readonly string[];
  readonly table: OptionTable;
}

interface Around {
  readonly terminal: Terminal;
  readonly library: Library;
  readonly commands: readonly Listed[];
}

export function callOf(called: Called, { terminal, library, commands }: Around): Call<OptionTable> {
  const { given, args, inputs, words, table } = called;
  const { out, environment, signal } = terminal;
  const json = given["json"] === true;
  const isRehearsal = given["dry-run"] === true;
  const style = styleOf(out, environment);
  const print = (text: string): void => void out.write(text.endsWith("\n") ? text : `${text}\n`);
  const lines = listOutput({ given, terminal, style, print });
  let client: Api | undefined;
  let connected: Connection | undefined;
  const connection = (): Connection => {
    connected ??= connectionOf(given, environment);
    return connected;
  };
  const reaching = () => {
    const { address: baseUrl, key: token, teamId } = connection();
    return { baseUrl, token, teamId, onResponse: (response: Response) => noteVersion(response, terminal, baseUrl) };
  };
  return {
    options: valuesOf(given, table),
    ...{ given, json, args, inputs, words, commands, terminal, signal, print, library },
    get address() {
      return connection().address.href.replace(/\/+$/, "");
    },
    get connection() {
      return connection();
    },
    get client() {
      client ??= library.createClient({
        ...reaching(),
        ...(isRehearsal ? { fetch: firstWriteIsPrinted } : {}),
      });
      return client;
    },
    get caller() {
      const fetch = isRehearsal ? { fetch: anyRequestIsPrinted } : {};
      return library.createCaller({ ...reaching(), ...fetch });
    },
    answer(document, plain) {
      if (json) print(jsonText(document, { isTerminal: out.isTTY }));
      else if (given["jsonl"] === true) lines.each(rowsIn(document));
      else plain();
      return "passed";
    },
    rows: lines.table,
    list: lines.paged,
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
