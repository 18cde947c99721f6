type Headers = Readonly<Record<string, string>>;

/** How long a server asks to be left alone; undefined when it does not say. Milliseconds first: they are more exact. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const milliseconds = decimal(headers["retry-after-ms"]);
  if (milliseconds !== undefined) return milliseconds;
  const value = headers["retry-after"];
  const seconds = decimal(value);
  if (seconds !== undefined) return Math.ceil(seconds * 1000);
  // Other texts that Date.parse would make something of are no HTTP dates.
  const date = value?.endsWith("GMT") ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function decimal(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
}
