import type { Description } from "../../probes/content/description.ts";
import { type CheckId, checkDescriptions } from "../content/descriptions.ts";

type Values = Readonly<Record<string, number>>;

/** A check's id with its title and description. Limits that the description names are the check's own: `{limit}`. */
export function checkDescription(id: CheckId, values: Values = {}): Description & { readonly id: CheckId } {
  const { title, description } = checkDescriptions[id];
  return {
    id,
    title,
    description: description.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)),
  };
}
