import { adviceByProbe, adviceByScenario, adviceForAny } from "./content/advice.ts";

interface Failed {
  readonly scenario: string;
  readonly probe: string;
}

export function adviceFor({ scenario, probe }: Failed): readonly string[] {
  return adviceByProbe[probe] ?? adviceByScenario[scenario] ?? adviceForAny;
}
