/** A duration in readable units: becoming trusted may take minutes or weeks. */
const units = [
  { name: "days", per: 1, least: 1 },
  { name: "h", per: 24, least: 1 / 24 },
  { name: "min", per: 1440, least: 0 },
] as const;

export const unitFor = (days: number) => units.find(({ least }) => days >= least) ?? units[2];

export function lengthWords(days: number): string {
  const { name, per } = unitFor(days);
  const value = days * per;
  const shown = value < 10 ? Number(value.toFixed(1)) : Math.round(value);
  return `${shown} ${name === "days" && shown === 1 ? "day" : name}`;
}
