/**
 * JSON that PostgreSQL takes, of values that someone else's agent wrote. Written as JSON, characters that no text there
 * can hold are escapes: NUL, and halves of a surrogate pair.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes("\\u")) return text;
  return text.replaceAll(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, (found) => (found === "\\\\" ? found : "\\ufffd"));
}
