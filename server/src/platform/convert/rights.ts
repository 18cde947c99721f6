import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The packages that read files. What they need themselves is found through them. */
const PACKAGES = ["unpdf", "yauzl", "saxes", "htmlparser2"] as const;

const here = fileURLToPath(new URL(".", import.meta.url));
/** The folder of the workspaces. */
const root = fileURLToPath(new URL("../../../../", import.meta.url));

export const CHILD = `${here}child/main.ts`;

/** What the child may read: its own code and nothing else, no setting and no data of the console. */
export function readableFiles(): string[] {
  return [
    `${here}child/*`,
    `${here}converted.ts`,
    ...["", "server/", "analysis/"].map((folder) => `${root}${folder}package.json`),
    `${root}node_modules/@agent-console/analysis`,
    ...["block.ts", "text-blocks.ts"].map((file) => `${root}analysis/policies/${file}`),
    ...packageFolders().map((folder) => `${folder}/*`),
  ];
}

/** The folders of the packages and of all packages that those depend on, wherever npm put them. */
export function packageFolders(): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const places = createRequire(from).resolve.paths(name) ?? [];
    const folder = places.map((place) => join(place, name)).find((place) => existsSync(join(place, "package.json")));
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const manifest = join(folder, "package.json");
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { dependencies?: object };
    for (const dependency of Object.keys(dependencies)) visit(dependency, manifest);
  };
  for (const name of PACKAGES) visit(name, join(here, "rights.ts"));
  return [...found];
}
