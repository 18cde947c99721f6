import type { CheckIdentity } from "./check/check.ts";
import { type Finding, skip } from "./check/finding.ts";
import type { Inspected } from "./check/inspected.ts";
import { openSource } from "./check/source-code.ts";
import { configurationChecks, sourceChecks } from "./list.ts";

export interface InspectionResult extends Finding, Pick<CheckIdentity, "id" | "title" | "severity" | "tags"> {
  readonly harness: CheckIdentity["harness"];
  readonly subdimension: CheckIdentity["subdimension"];
  /** The least that an agent must open for this check. */
  readonly level: "grey_box" | "white_box";
}

/**
 * Every check with what it found, in the order of the lists: the same agent gives the same results, byte for byte.
 * `instead` says the same of all of them without a look, for who could not look.
 */
export function inspect(agent: Inspected, instead?: () => Finding): InspectionResult[] {
  if (instead) {
    const asked = <Check extends CheckIdentity>(checks: readonly Check[], level: InspectionResult["level"]) =>
      checks.map((check) => resultOf(check, level, instead));
    return [...asked(configurationChecks, "grey_box"), ...asked(sourceChecks, "white_box")];
  }
  const isOpen = agent.access_level === "grey_box" || agent.access_level === "white_box";
  const source = openSource(agent);
  return [
    ...configurationChecks.map((check) =>
      resultOf(check, "grey_box", () => (isOpen ? check.look(agent) : skip("The access level is black box."))),
    ),
    ...sourceChecks.map((check) =>
      resultOf(check, "white_box", () => ("missing" in source ? skip(source.missing) : check.look(source))),
    ),
  ];
}

function resultOf(
  { id, title, severity, tags, harness, subdimension }: CheckIdentity,
  level: InspectionResult["level"],
  look: () => Finding,
): InspectionResult {
  return { id, title, severity, harness, subdimension, tags, level, ...safely(look) };
}

/** A run must not die of one check; and a check that broke has shown nothing. */
function safely(look: () => Finding): Finding {
  try {
    return look();
  } catch {
    return skip("Internal error in the check.");
  }
}
