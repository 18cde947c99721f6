/** The pattern with which `ilike` finds a text anywhere in another. What a person typed stands for itself, % and _ included. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
