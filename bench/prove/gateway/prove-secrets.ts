import { setTimeout as pause } from "node:timers/promises";
import { call } from "../../../e2e/person.ts";
import { guardAgent } from "./fleet.ts";
import type { Scene } from "./prove-budgets.ts";
import { bytesOf, surfaces } from "./surfaces.ts";

export interface SecretsProof {
  readonly values: readonly string[];
  readonly tables: number;
  readonly rows: number;
  readonly mistakes: readonly string[];
}

const PROMPT = "the larch lantern of room 3382";
const ANSWER = "a copper kettle in the seventh drawer";
const UPSTREAM_KEY = "sk-proof-upstream-7f3b9c2e1d";
const BLOCKED = "sesame";
const GUARDS = {
  ...{ "input-guards": ["stop"], "output-guards": ["stop", "watch"], "output-blocked-message": "No." },
  stop: { methods: ["custom-patterns"], mode: "enforce", action: "block", "custom-patterns": { patterns: [BLOCKED] } },
  watch: { methods: ["custom-patterns"], mode: "shadow", action: "block", "custom-patterns": { patterns: ["kettle"] } },
};

/** Requests that are answered, blocked, refused and broken off; then every log and every row is searched for what was planted. */
export async function proveSecrets({ fleet, stub }: Scene): Promise<SecretsProof> {
  const agent = await guardAgent(fleet, { url: stub.url, guards: GUARDS, upstreamKey: UPSTREAM_KEY });
  const { secret } = await answerOf(fleet, `/v1/agents/${agent.agentId}/gateway-signature`);
  const planted: Readonly<Record<string, string>> = {
    ...{ "gateway key": agent.key, "upstream key": UPSTREAM_KEY, "signing secret": String(secret) },
    ...{ prompt: PROMPT, answer: ANSWER },
  };
  const answers: string[] = [];
  for (const ending of ["answered", "blocked", "failed", "cut", "unknown"]) {
    const id = `x${ending}`;
    stub.answers.set(id, ({ response, text }) => {
      if (ending === "failed") return void response.writeHead(500).end(`{"error":"${ANSWER}"`);
      const parts = [ending === "blocked" ? `${BLOCKED} ` : "", ANSWER];
      const bytes = bytesOf(surfaces.chat, { parts, isStream: true, request: JSON.parse(text) });
      response.writeHead(200, { "content-type": "text/event-stream" });
      if (ending === "cut") response.write(bytes.subarray(0, 200), () => response.destroy());
      else response.end(bytes);
    });
    const key = ending === "unknown" ? `${agent.key.slice(0, -4)}AAAA` : agent.key;
    const body = surfaces.chat.request(`Say case-${id} about ${PROMPT}.`, true);
    const { raw } = await fleet.ask(0, { path: surfaces.chat.path(agent), key, body });
    // An answer may say what the agent said; it never says a key.
    answers.push(raw.toString());
  }
  await pause(2500);
  const { tables, rows, text } = await dump(fleet.query);
  const places: Readonly<Record<string, string>> = {
    "the logs": [fleet.console, ...fleet.gateways].map((one) => one.output()).join("\n"),
    "the database": text,
    answers: answers.join("\n"),
  };
  const mistakes = Object.entries(places).flatMap(([place, all]) =>
    Object.entries(planted).flatMap(([name, value]) => {
      const isTold = place === "answers" && name === "answer";
      return all.includes(value) && !isTold ? [`the ${name} is in ${place}`] : [];
    }),
  );
  return { values: Object.keys(planted), tables, rows, mistakes };
}

async function answerOf({ console: { address }, owner }: Scene["fleet"], path: string) {
  const { status, body, text } = await call(`GET ${address}${path}`, { token: owner.token });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return body;
}

/** Every row of every table, as text. */
async function dump(query: Scene["fleet"]["query"]): Promise<{ tables: number; rows: number; text: string }> {
  const tables = await query("select tablename from pg_tables where schemaname = 'public' order by tablename");
  let [text, rows] = ["", 0];
  for (const { tablename } of tables) {
    const found = await query(`select t::text as row from "${String(tablename)}" t`);
    rows += found.length;
    text += found.map(({ row }) => String(row)).join("\n");
  }
  return { tables: tables.length, rows, text };
}
