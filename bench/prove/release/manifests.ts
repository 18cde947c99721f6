import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import type { Part, Place } from "./place.ts";

/** Carries validators and types that are made of Kubernetes' published API definitions. */
const SCHEMAS = "kubernetes-models@5.1.0";

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const isKubernetes = ({ apiVersion }: Manifest): boolean => !apiVersion.startsWith("kustomize.");

export function manifestsIn(folder: string): Manifest[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  const documents = files.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), "utf8"), { merge: true }),
  );
  return documents.map((document) => document.toJS() as Manifest).filter(isKubernetes);
}

/** Valid by the schema, and without a member that the API doesn't know: there the schema says nothing, and the types do. */
export function checkManifests(place: Place): Part {
  const folder = place.folder("kubernetes");
  place.run(folder, "npm", "init", "--yes");
  place.run(folder, "npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", SCHEMAS);
  const manifests = manifestsIn(join(place.root, "deploy/kubernetes"));
  const mistakes = faultsOf(place, folder, manifests);
  const [deployment] = manifests.filter(({ kind }) => kind === "Deployment");
  const wrong: Record<string, object> = {
    "a number as text": { ...deployment, spec: { ...(deployment as { spec?: object }).spec, replicas: "two" } },
    "an unknown member": { ...deployment, spec: { ...(deployment as { spec?: object }).spec, replica: 2 } },
    "a missing selector": { ...deployment, spec: { template: {} } },
  };
  for (const [what, manifest] of Object.entries(wrong)) {
    if (faultsOf(place, folder, [manifest as Manifest]).length === 0) mistakes.push(`${what} was not found`);
  }
  const kinds = [...new Set(manifests.map(({ kind }) => kind))].join(", ");
  return {
    name: "Kubernetes",
    words: `${manifests.length} manifests (${kinds}) are valid by ${SCHEMAS}; three wrong ones are refused`,
    mistakes,
  };
}

function faultsOf(place: Place, folder: string, manifests: readonly Manifest[]): string[] {
  const lines = manifests.map((manifest, at) => {
    const module = JSON.stringify(`kubernetes-models/${manifest.apiVersion}`);
    return { module, at, kind: manifest.kind, json: JSON.stringify(manifest) };
  });
  writeFileSync(
    join(folder, "check.mjs"),
    lines
      .map(
        ({ module, kind, at, json }) => `import { ${kind} as K${at} } from ${module};
try { new K${at}(${json}).validate(); } catch (error) { console.log(${JSON.stringify(kind)} + ": " + error.message.replaceAll("\\n", " ")); }`,
      )
      .join("\n"),
  );
  writeFileSync(
    join(folder, "check.ts"),
    lines
      .map(
        ({ module, kind, at, json }) => `import type { I${kind} as I${at} } from ${module};
export const m${at}: I${at} = ${json};`,
      )
      .join("\n"),
  );
  const tsc = [
    join(place.root, "node_modules/typescript/bin/tsc"),
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "nodenext",
    "--types",
    "",
    "check.ts",
  ];
  return [...place.lines(folder, process.execPath, "check.mjs"), ...place.lines(folder, process.execPath, ...tsc)];
}
