import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Part, Place } from "./place.ts";

/** Two clones in two folders, each with packages of its own, and the same bytes. Returns where the files are. */
export function makeTwice(place: Place): { part: Part; release: string } {
  const made = ["one", "another"].map((name) => {
    const clone = place.folder(`${name}/clone`);
    const out = place.folder(`${name}/out`);
    place.run(clone, "git", "clone", "--quiet", place.root, ".");
    place.run(clone, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
    place.run(clone, "npm", "run", "--silent", "release", out);
    return out;
  });
  const [one = "", another = ""] = made;
  const names = readdirSync(one);
  const differ = names.filter((name) => !readFileSync(join(one, name)).equals(readFileSync(join(another, name))));
  const mistakes = [
    ...differ.map((name) => `${name} differs`),
    ...(readdirSync(another).join() === names.join() ? [] : ["another release has other files"]),
    ...place.lines(one, "sha256sum", "--check", "--quiet", "SHA256SUMS"),
  ];
  return {
    part: { name: "Twice", words: `${names.length} files from two clones, compared byte for byte`, mistakes },
    release: one,
  };
}
