import { registerHooks, setSourceMapsSupport } from "node:module";

/**
 * Part of every test process (vitest's setupFiles). The sources name each other by path and extension, so there is nothing to
 * look up. Node would still look at the file system several times for each of some ten thousand imports, and vitest would
 * report each to its main process, which a run that doesn't watch files has no use for: together two seconds of every
 * process.
 */
const registered = Symbol.for("agent-console.direct-imports");

if (!Reflect.has(globalThis, registered)) {
  Reflect.set(globalThis, registered, true);
  // Vitest turns it on. Node leaves every character of a source in its place, so there is nothing to map, and all that is
  // loaded or compiled would be searched for maps.
  setSourceMapsSupport(false);
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = specifier.startsWith(".") && specifier.endsWith(".ts") && context.parentURL?.startsWith("file:");
      if (!isOurs) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: "module-typescript", shortCircuit: true };
    },
  });
}
