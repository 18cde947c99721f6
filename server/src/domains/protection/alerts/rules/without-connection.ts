import type { Act } from "../../../../platform/act.ts";

const refuse = (): never => {
  throw new Error("A remote source has no database connection.");
};

/** For a source outside of the console: it can be slow, and must not hold a connection meanwhile. */
export const withoutConnection = ({ who, origin, now }: Omit<Act, "tx">): Act => ({
  ...{ who, origin, now, tx: { bound: "team", query: refuse, run: refuse } },
});
