export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `data:text/plain;base64,…` wherever a part may carry an address. Null if there is none, or it is no text. */
export function decodedDataUrl(part: Readonly<Record<string, unknown>>): string | null {
  for (const value of [part.image_url, part.file_data, part.url, part.uri, part.file, part.source, part.data]) {
    const address = isRecord(value) ? (value.url ?? value.file_data ?? value.uri) : value;
    if (typeof address !== "string" || !/^data:text\//i.test(address)) continue;
    const comma = address.indexOf(",");
    if (comma < 0) return null;
    const body = address.slice(comma + 1);
    return /;\s*base64\s*$/i.test(address.slice(0, comma)) ? utf8(body) : unescaped(body);
  }
  return null;
}

/** A2A: `{ kind: "file", file: { mimeType: "text/plain", bytes } }`; Messages: `{ type: "base64", media_type, data }`. */
export function textFile(part: Readonly<Record<string, unknown>>): string | null {
  const file = isRecord(part.file) ? part.file : part;
  const type = file.mimeType ?? file.media_type;
  const bytes = file.bytes ?? file.data;
  if (typeof type !== "string" || typeof bytes !== "string" || !/^text\//i.test(type)) return null;
  return utf8(bytes);
}

function utf8(base64: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
