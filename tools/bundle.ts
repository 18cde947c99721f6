/** Puts a program and everything it imports into a few files, which Node reads faster and keeps smaller than some thousand. */
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface Bundling {
  /** Sources by the name of their bundle, from the root. */
  readonly programs: Readonly<Record<string, string>>;
  readonly folder: string;
}

/** Returns every source that is in the bundle, dependencies left out. Null without development packages: there is no bundler. */
export async function bundle({ programs, folder }: Bundling): Promise<readonly string[] | null> {
  const vite = await import("vite").catch(() => null);
  if (!vite) return null;
  const sources = new Set<string>();
  await vite.build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    // These read native code and fonts from their own folders.
    ssr: { noExternal: true, external: ["@node-rs/argon2", "pdfkit"] },
    plugins: [
      {
        name: "places",
        transform(code, id) {
          if (id.includes("node_modules") || !id.startsWith(root)) return null;
          sources.add(relative(root, id));
          return keepPlace(code, relative(folder, id));
        },
      },
    ],
    build: {
      ssr: true,
      outDir: folder,
      // A process may still be reading parts of an earlier one, whose names differ if their contents do.
      emptyOutDir: false,
      target: "node22",
      minify: false,
      rollupOptions: { input: programs, output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
  return [...sources].sort();
}

/** A module finds migrations, pages and threads from its own place, which in a bundle is another one. */
function keepPlace(code: string, place: string): string | null {
  if (!code.includes("import.meta.url")) return null;
  return code.replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`);
}
