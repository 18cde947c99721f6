import { randomBytes } from "node:crypto";
import pg from "pg";
import { newKey } from "../server/src/platform/secrets/keyring.ts";
import { testCluster } from "../server/test/world-database.ts";

/** An empty database on the test run's PostgreSQL with its own owner: what an operator provides for a console. */
export interface TestDatabase extends AsyncDisposable {
  /** Settings for every process that shares it. */
  readonly env: { readonly DATABASE_URL: string; readonly CONSOLE_SECRET_KEY: string };
  /** As superuser. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

export async function openDatabase(): Promise<TestDatabase> {
  const name = `e2e_${randomBytes(6).toString("hex")}`;
  const cluster = testCluster();
  await asSuperuser(cluster, `create role ${name} login createrole password '${name}'`);
  await asSuperuser(cluster, `create database ${name} owner ${name}`);
  const place = encodeURIComponent(cluster.host ?? "");
  return {
    env: {
      DATABASE_URL: `postgres://${name}:${name}@/${name}?host=${place}&port=${cluster.port}`,
      CONSOLE_SECRET_KEY: newKey().toString("base64"),
    },
    query: (text, values) => asSuperuser({ ...cluster, database: name }, text, values),
    async [Symbol.asyncDispose]() {
      await asSuperuser(cluster, `drop database ${name} with (force)`);
      await asSuperuser(cluster, `drop role if exists ${name}_app`);
      await asSuperuser(cluster, `drop role ${name}`);
    },
  };
}

async function asSuperuser(config: pg.ClientConfig, text: string, values: readonly unknown[] = []) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
