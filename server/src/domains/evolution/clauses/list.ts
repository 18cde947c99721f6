import { createHash } from "node:crypto";
import { authority } from "./families/authority.ts";
import { care } from "./families/care.ts";
import type { Clause } from "./families/clause.ts";
import { honesty } from "./families/honesty.ts";
import { secrets } from "./families/secrets.ts";
import { task } from "./families/task.ts";
import { translations } from "./languages/list.ts";

/** The rule library. To add a family, add an entry to one of its files; to add a file, add a line here. */
export const clauses: readonly Clause[] = [...authority, ...secrets, ...care, ...honesty, ...task];

/** Changes with any word of the library: evidence about a rule is evidence about its wording. */
export const libraryHash: string = createHash("sha256")
  .update(JSON.stringify([clauses.map(({ id, text, scenarios }) => [id, text, scenarios]), translations]))
  .digest("hex");
