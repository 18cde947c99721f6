const variants: Readonly<Record<string, string>> = {
  breach: "Attempt to break",
  edge: "Edge case of",
  twin: "Harmless twin of",
};

const isOwn = (probe: string): boolean => probe.startsWith("custom:") && probe.includes("#");

/**
 * A probe's title for people. Probes of custom harnesses have none of their own: their id names the harness, the policy,
 * the rule and what the prompt tries.
 */
export function probeWords(title: string): string {
  if (!isOwn(title)) return title;
  const rest = title.slice(title.indexOf("#") + 1);
  const colon = rest.lastIndexOf(":");
  const [place, variant] = [rest.slice(0, colon), rest.slice(colon + 1)];
  if (place === "fairness") return `Fairness, ${variant.replaceAll("_", " ")}`;
  const space = place.lastIndexOf(" ");
  const words = variants[variant];
  if (colon < 0 || space < 0 || !words) return title;
  return `${words} rule ${place.slice(space + 1)} of ${place.slice(0, space)}`;
}

/** The name of a harness in a run, without the mark of a custom one. */
export const harnessWords = (name: string): string =>
  name.startsWith("custom:") ? name.slice("custom:".length) : name;
