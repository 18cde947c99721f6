import { registerHooks, setSourceMapsSupport } from "node:module";

/**
 * Part of every test process (vitest's setupFiles). The sources name each other by path and extension, so there is nothing to
 * look up. Node would still look at the file system several times for each of some ten thousand imports, and vitest would
 * report each to its main process, which a run that doesn't watch files has no use for: together two seconds of every
 * process.
 */
const registered = Symbol.for("agent-console.direct-imports");

/** Passwords of tests protect nothing, and a hash takes some 30 ms. Consoles that tests start hash at full cost. */
const quickHashes = new URL("quick-hashes.ts", import.meta.url).href;
const isHashing = (specifier: string, parent = ""): boolean =>
  specifier === "@node-rs/argon2" && !parent.startsWith(quickHashes);

if (!Reflect.has(globalThis, registered)) {
  Reflect.set(globalThis, registered, true);
  // Vitest turns it on. Node leaves every character of a source in its place, so there is nothing to map, and all that is
  // loaded or compiled would be searched for maps.
  setSourceMapsSupport(false);
  registerHooks({
    resolve(specifier, context, next) {
      if (isHashing(specifier, context.parentURL))
        return { url: quickHashes, format: "module-typescript", shortCircuit: true };
      const isOurs = specifier.startsWith(".") && specifier.endsWith(".ts") && context.parentURL?.startsWith("file:");
      if (!isOurs) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: "module-typescript", shortCircuit: true };
    },
  });
}
