import type { OperationSpec } from "../../../kernel/operation.ts";
import type { Act } from "../../../platform/act.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import type { Request } from "../../../platform/http/binding.ts";

type Reader = Pick<Request<OperationSpec>, "who" | "origin" | "now" | "readTogether">;

/**
 * Reads from a source. A backend outside of the console can be slow, so the request holds no database connection while it
 * waits for one: a dead backend must not use up the pool.
 */
export function reading(
  request: Reader,
  source: { readonly isRemote?: true },
  work: (act: Act) => Promise<Answer>,
): Promise<Answer> {
  if (!source.isRemote) return request.readTogether(work);
  const { who, origin, now } = request;
  return work({ who, origin, now, tx: noConnection });
}

const refuse = (): never => {
  throw new Error("A remote source has no database connection.");
};
const noConnection: Tx = { bound: "team", query: refuse, run: refuse };
