import { fault } from "../../kernel/errors.ts";
import type { Binding } from "../../platform/http/binding.ts";
import type { EvolutionPort } from "./port.ts";

/** The same operations, available only if the evolution service is this program on the console's own database. */
export function whereOffered(evolution: EvolutionPort, bindings: readonly Binding[]): Binding[] {
  return bindings.map(({ operation, handle }) => ({
    operation,
    async handle(request) {
      if (!(await evolution.sharesDatabase(request))) throw fault("EVOLUTION_NOT_OFFERED");
      return handle(request);
    },
  }));
}
