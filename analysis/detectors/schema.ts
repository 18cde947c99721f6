import { absent, detector, present } from "./detector.ts";
import { departures, type Schema } from "./features/json-schema.ts";

interface Seen {
  readonly text: string;
  readonly schema: Schema;
}

const FENCED = /^(`{3,}|~{3,})[ \t]{0,9}[\w.+-]{0,20}[ \t]{0,9}\r?\n([\s\S]*?)\r?\n?[ \t]{0,9}\1$/;

/** A single code fence around the whole response is removed, as clients do. Anything besides the JSON is a violation. */
export const schema = detector({
  name: "schema",
  finds: "The response is JSON without other text and matches the schema.",
  look: ({ text, schema: wanted }: Seen) => {
    const bare = FENCED.exec(text.trim())?.[2] ?? text.trim();
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
