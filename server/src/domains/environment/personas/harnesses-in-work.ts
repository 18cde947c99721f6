import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";

export interface NamedHarness {
  readonly id: string;
  readonly name: string;
}

/** Harnesses that are being generated. Another domain has them; the application passes its functions in. */
export interface HarnessesInWork {
  withPersona(act: Act, personaId: string): Promise<readonly NamedHarness[]>;
  withPolicy(act: Act, policyId: string): Promise<readonly NamedHarness[]>;
}

/** What a harness is made from stays until it is made. Finished ones have their own copy of it. */
export async function assertUnused(
  using: Promise<readonly NamedHarness[]>,
  code: "PERSONA_IN_USE" | "POLICY_IN_USE",
): Promise<void> {
  const harnesses = await using;
  if (harnesses.length > 0) throw fault(code, { members: { harnesses } });
}
