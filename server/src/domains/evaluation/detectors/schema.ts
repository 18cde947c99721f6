import { absent, detector, present } from "./detector.ts";
import { departures, type Schema } from "./json-schema.ts";

interface Seen {
  readonly text: string;
  readonly schema: Schema;
}

/** A single fence around the whole answer is taken off: clients do that too. Anything beside the JSON is a departure. */
export const schema = detector({
  name: "schema",
  finds: "The answer is JSON, nothing else, and keeps to the schema.",
  look: ({ text, schema: wanted }: Seen) => {
    const bare = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i.exec(text.trim())?.[1] ?? text;
    let value: unknown;
    try {
      value = JSON.parse(bare);
    } catch {
      return absent("not JSON, or not JSON alone");
    }
    const faults = departures(value, wanted);
    return faults.length > 0 ? absent(faults.join("; ")) : present();
  },
});
