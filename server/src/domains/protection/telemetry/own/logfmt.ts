const PLAIN = /^[\w.:/@+-]+$/;

/** Values are quoted where they need it, so that `| logfmt` reads them back. */
export function logfmt(values: Readonly<Record<string, unknown>>): string {
  let line = "";
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === "") continue;
    const text = String(value).slice(0, 200);
    line += `${line === "" ? "" : " "}${name}=${PLAIN.test(text) ? text : JSON.stringify(text)}`;
  }
  return line;
}
