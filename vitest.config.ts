import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["server/**/*.test.ts", "sdk/**/*.test.ts", "e2e/**/*.test.ts", "tools/**/*.test.ts"],
    globalSetup: ["server/test/cluster.ts", "server/test/template.ts"],
    pool: "forks",
    // Real databases and real processes start slowly when two cores are busy; a hang still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
