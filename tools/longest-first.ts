import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Tests that take long for the length of their files, because they start processes or compute. Started last, one of them would run
 * alone at the end.
 */
const LONG = [
  ...["e2e/web/journey", "e2e/evolution-jobs", "e2e/start-stop", "e2e/web/fit"],
  ...["e2e/gate", "e2e/acknowledged", "e2e/evaluation-runs", "e2e/first-run", "e2e/no-install-scripts"],
  ...["e2e/web", "e2e/", "server/test/authorization", "server/test/extreme-values", "server/test/generated"],
  ...["server/src/app/commands/", "server/src/platform/postgres/", "server/src/domains/evolution/engine/", "bench/"],
  "server/src/domains/evaluation/scores/interval-coverage",
];

/** Long files first, so that all workers stay busy until the end. The rest in the usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((start) => moduleId.startsWith(`${this.ctx.config.root}/${start}`));
      return at < 0 ? Number.POSITIVE_INFINITY : at;
    };
    const usual = await super.sort(files);
    return usual.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
  }
}
