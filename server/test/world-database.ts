import pg from "pg";

/** The database that tests copy, and the prefix of its roles. */
export const TEMPLATE = "console_test";

export function testCluster(): pg.ClientConfig {
  const connectionString = process.env["TEST_CLUSTER_URL"];
  if (!connectionString)
    throw new Error("TEST_CLUSTER_URL is not set: run the tests through vitest and its global setup");
  const { host, port, user, password, database } = new pg.Client({ connectionString });
  return { host, port, user: user ?? "postgres", password: password ?? "", database: database ?? "postgres" };
}

export function templateConnections(database: string): { owner: pg.ClientConfig; app: pg.ClientConfig } {
  const cluster = { ...testCluster(), database };
  return {
    owner: { ...cluster, user: `${TEMPLATE}_owner`, password: "owner" },
    app: { ...cluster, user: `${TEMPLATE}_app`, password: "app" },
  };
}
