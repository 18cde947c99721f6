import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that take a minute or more. Started last, one of them would run alone at the end. */
const LONG = ["e2e/web/journey", "e2e/evolution-jobs", "e2e/start-stop", "e2e/first-evolution", "e2e/web/fit"];

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
