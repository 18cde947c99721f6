/** Since Node 21. */
const { rawJSON } = JSON as unknown as { rawJSON?: (text: string) => unknown };

/** The document as the API has it: nanoseconds with all their digits, which a number would not keep. */
export function jsonText(document: unknown): string {
  return JSON.stringify(document ?? null, (_, value: unknown) => {
    if (typeof value !== "bigint") return value;
    return rawJSON ? rawJSON(String(value)) : String(value);
  });
}
