/** The default config without its trained methods in shadow, which cost about a millisecond per kB: `GUARDS=default` has them. */
export function rulesOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isShadow = (name: string): boolean => (body[name] as { readonly mode?: string } | undefined)?.mode === "shadow";
  const kept = Object.entries(body).filter(([name]) => !isShadow(name));
  const lists = kept.map(([key, value]) => [
    key,
    Array.isArray(value) ? value.filter((name) => !isShadow(String(name))) : value,
  ]);
  return Object.fromEntries(lists.filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
}
