/**
 * The white space of the Unicode standard (property White_Space). JavaScript's own trim differs: it keeps U+0085 and
 * takes U+FEFF.
 */
const SPACES = "\\t-\\r\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const ENDS = new RegExp(`^[${SPACES}]+|[${SPACES}]+$`, "g");

/** Python counts the four separators U+001C to U+001F as white space too. */
const PYTHON_ENDS = new RegExp(`^[${SPACES}\\u001c-\\u001f]+|[${SPACES}\\u001c-\\u001f]+$`, "g");

export function trimUnicode(text: string): string {
  return text.replace(ENDS, "");
}

export function trimPython(text: string): string {
  return text.replace(PYTHON_ENDS, "");
}
