import { readFile } from "node:fs/promises";

const folder = new URL("../../../../../docs/", import.meta.url);

/** Pages that explain results. Those about access are left out: a model has no use for them. */
export const pages: Readonly<Record<string, { readonly file: string; readonly title: string }>> = {
  glossary: { file: "glossary.md", title: "Words and what they mean" },
  detectors: { file: "detectors.md", title: "Detectors and how often they are right" },
  guards: { file: "guards.md", title: "Guards and how often they are right" },
  "guards-config": { file: "guards-config.md", title: "Guard configs" },
  "test-sets": { file: "test-sets.md", title: "Own tests" },
  errors: { file: "errors.md", title: "Error codes" },
  "critical-probes": { file: "critical-probes.md", title: "Probes that must not fail" },
  "protect-an-agent": { file: "guides/protect-an-agent.md", title: "Protect an agent" },
  "write-a-flow-policy": { file: "guides/write-a-flow-policy.md", title: "Write a flow policy" },
  "gate-a-pipeline": { file: "guides/gate-a-pipeline.md", title: "Gate a pipeline" },
  redteam: { file: "guides/redteam/README.md", title: "Attack an agent" },
  policies: { file: "guides/environment/policies.md", title: "Policies and their rules" },
};

/** The text of a page, or null if there is none or this installation came without it. */
export async function readPage(name: string): Promise<string | null> {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!page) return null;
  return readFile(new URL(page.file, folder), "utf8").catch(() => null);
}
