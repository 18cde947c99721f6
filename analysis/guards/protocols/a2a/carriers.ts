import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import type { BodyWalk } from "../body-walk.ts";
import type { JsonObject } from "../protocol.ts";
import { A2A_NAMES, walkBesidePart } from "./parts.ts";

/** Something with parts: a message, or an artifact. */
export interface Carrier {
  readonly parts: readonly unknown[];
  /** Of the list of parts. */
  readonly path: Path;
  readonly artifact: string | null;
}

const DEEPEST = 12;

/**
 * All messages and artifacts in a value, in order. Everything beside them is walked: names, descriptions, metadata, and
 * members that nobody knows.
 */
export function carriersIn(walk: BodyWalk, value: unknown, path: Path): Carrier[] {
  const carriers: Carrier[] = [];
  const visit = (one: unknown, at: Path): void => {
    if (Array.isArray(one) && at.length <= DEEPEST) {
      one.forEach((item, place) => {
        visit(item, [...at, place]);
      });
    } else if (isRecord(one) && Array.isArray(one["parts"])) {
      const { parts, ...rest } = one;
      const list: readonly unknown[] = one["parts"];
      carriers.push({ parts: list, path: [...at, "parts"], artifact: isArtifact(at) ? idOf(one) : null });
      walk.value(rest, at, { channel: "output", known: A2A_NAMES });
      list.forEach((part, place) => {
        walkBesidePart(walk, part, { path: [...at, "parts", place], channel: "output" });
      });
    } else if (isRecord(one) && at.length <= DEEPEST) {
      for (const [name, member] of Object.entries(one)) {
        const isHolder = typeof member === "object" && member !== null && HOLDERS.has(name);
        if (isHolder) visit(member, [...at, name]);
        else walk.value({ [name]: member }, at, { channel: "output", known: A2A_NAMES });
      }
    } else walk.value(one, at, { channel: "output", known: A2A_NAMES });
  };
  visit(value, path);
  return carriers;
}

/** Members that lead to messages and artifacts. */
const HOLDERS: ReadonlySet<string> = new Set(
  "result task message status artifact artifacts history statusUpdate artifactUpdate tasks".split(" "),
);

/** What a message calls itself does not make it one. */
const isArtifact = (path: Path): boolean => path.includes("artifact") || path.includes("artifacts");

const idOf = ({ artifactId }: JsonObject): string | null => (typeof artifactId === "string" ? artifactId : null);
