import { setup as bundlePrograms } from "./bundled-programs.ts";
import { setup as startCluster, teardown as stopCluster } from "./cluster.ts";
import { setup as migrateCluster, teardown as removeCluster } from "./migrated-cluster.ts";
import { setup as migrateTemplate } from "./template.ts";

/** What every test run needs first (vitest's globalSetup). Vitest would do one after the other. */
export async function setup(): Promise<void> {
  const made = await Promise.allSettled([bundlePrograms(), startCluster().then(migrateTemplate), migrateCluster()]);
  const failed = made.find((each) => each.status === "rejected");
  if (!failed) return;
  // Vitest tears down only what it has set up.
  await teardown();
  throw failed.reason;
}

export async function teardown(): Promise<void> {
  await stopCluster();
  await removeCluster();
}
