import { isIdentifier } from "@agent-console/analysis/guards/protocols/identifiers.ts";

/** A name that a client or an agent chose. One that could be anything else than a name is left out. */
export const plainName = (name: string | null): string | null =>
  name !== null && name !== "" && isIdentifier(name) ? name : null;
