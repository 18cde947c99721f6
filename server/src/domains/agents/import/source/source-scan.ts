/**
 * An agent from its source files: parsed, never run, never written to disk.
 *
 * What the upload says of itself counts; what it leaves out is looked for in the code, the entry point's file first.
 * An agent whose source is at hand is white_box.
 */

import { type SecretSighting, scanForSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { codeFacts, type FileFacts } from "@agent-console/analysis/source/code-facts.ts";
import {
  frameworkOf,
  frameworkTitle,
  normalFramework,
  UNKNOWN_FRAMEWORK,
} from "@agent-console/analysis/source/frameworks.ts";
import { languageOf } from "@agent-console/analysis/source/lex-source.ts";
import { DEFAULT_ENTRY_POINT, packSource, type SourceFiles } from "@agent-console/analysis/source/packed-source.ts";
import { describing, projectWords } from "@agent-console/analysis/source/project-words.ts";
import {
  type AgentDraft,
  type Findings,
  NAME_LIMIT,
  noFindings,
  quoteText,
  type Reading,
  UNKNOWN_MODEL,
} from "../draft/draft.ts";
import { textOf, textsOf } from "../draft/members.ts";
import { chosenModel, chosenName, chosenPrompt, foundCapabilities, foundParams, foundTools } from "./source-choices.ts";
import { checkFiles, findEntryPoint } from "./source-files.ts";

export interface SourceCodeUpload {
  readonly files: Readonly<Record<string, string>>;
  readonly entry_point?: string | null;
  readonly framework?: string | null;
  readonly agent_name?: string | null;
  readonly model_name?: string | null;
  readonly description?: string | null;
  readonly system_prompt?: string | null;
  readonly tools?: readonly string[] | null;
}

const PURPOSE_LIMIT = 10_000;

export function readSource(upload: SourceCodeUpload): Reading {
  const found: Findings = noFindings();
  const files = checkFiles(upload.files, found);
  if (found.errors.length > 0) return found;
  const entryPoint = findEntryPoint(files, textOf(upload.entry_point) ?? DEFAULT_ENTRY_POINT, found);
  if (entryPoint === undefined) return found;

  const code = readCode(files, entryPoint);
  if (code.length === 0) found.warnings.push("No file is Python, TypeScript or JavaScript: no code was read.");
  const framework = chosenFramework(upload, code, found);
  const project = projectWords(files);
  const tools = upload.tools ? textsOf(upload.tools) : foundTools(code);
  const described = describing(code[0]?.[1].docstring) ?? project.description;
  const draft: AgentDraft = {
    agent_name: (textOf(upload.agent_name) ?? chosenName(code) ?? project.name ?? unnamed(framework, found)).slice(
      0,
      NAME_LIMIT,
    ),
    model_name: textOf(upload.model_name) ?? chosenModel(code) ?? noModel(found),
    protocol: "chat_completions",
    access_level: "white_box",
    agent_system_prompt: givenPrompt(upload) ?? chosenPrompt(code, found) ?? null,
    purpose: (textOf(upload.description) ?? described)?.slice(0, PURPOSE_LIMIT) ?? null,
    agent_params: foundParams(code),
    white_box_config: packSource(files, entryPoint),
    agent_metadata: { version: project.version ?? null, tags: framework === UNKNOWN_FRAMEWORK ? [] : [framework] },
    capabilities: foundCapabilities(code, tools),
    import_metadata: {
      source: "manual",
      source_url: null,
      imported_at: null,
      original_format: `source/${framework}`,
    },
  };
  found.warnings.push(...secretWarnings(scanForSecrets(files)));
  return { draft, ...found };
}

/** The entry point first: of several facts of one kind its own count. */
function readCode(files: SourceFiles, entryPoint: string): FileFacts[] {
  const paths = [entryPoint, ...[...files.keys()].filter((path) => path !== entryPoint).toSorted()];
  return paths.flatMap((path) => {
    const language = languageOf(path);
    return language === undefined ? [] : [[path, codeFacts(files.get(path) ?? "", language)] as const];
  });
}

function chosenFramework(upload: SourceCodeUpload, code: readonly FileFacts[], found: Findings): string {
  const named = normalFramework(upload.framework ?? UNKNOWN_FRAMEWORK);
  const imported = frameworkOf(foreignImports(code));
  if (named === UNKNOWN_FRAMEWORK || named === "") {
    if (imported === undefined) found.warnings.push("No known agent framework is imported.");
    return imported ?? UNKNOWN_FRAMEWORK;
  }
  if (imported !== undefined && imported !== named) {
    found.warnings.push(
      `The framework is given as ${quoteText(named)}, but the code imports ${frameworkTitle(imported)}.`,
    );
  }
  return named;
}

/** Without the project's own modules: a folder called "agents" is not the framework whose package has that name. */
function foreignImports(code: readonly FileFacts[]): Set<string> {
  const own = new Set(code.flatMap(([path]) => path.split("/").map((step) => step.replace(/\.\w+$/, ""))));
  const all = code.flatMap(([, facts]) => [...facts.imports]);
  return new Set(all.filter((module) => !own.has(module.split(".")[0] ?? "")));
}

/** As it was given, white space included: it is what the agent is told. */
function givenPrompt(upload: SourceCodeUpload): string | undefined {
  return textOf(upload.system_prompt) === undefined ? undefined : (upload.system_prompt ?? undefined);
}

function unnamed(framework: string, found: Findings): string {
  const name = framework === UNKNOWN_FRAMEWORK ? "Imported agent" : `${frameworkTitle(framework)} agent`;
  found.warnings.push(`No agent name was found; it is named ${quoteText(name)}. Set agent_name to change it.`);
  return name;
}

function noModel(found: Findings): string {
  found.warnings.push(
    `No model name was found; model_name is ${quoteText(UNKNOWN_MODEL)}. Set model_name to change it.`,
  );
  return UNKNOWN_MODEL;
}

const SECRETS_TOLD = 20;

export function secretWarnings(
  sightings: readonly SecretSighting[],
  place = ({ file, line }: SecretSighting) => `${quoteText(file)}, line ${line}`,
): string[] {
  const told = sightings.slice(0, SECRETS_TOLD).map((sighting) => {
    return `Possible secret in ${place(sighting)}: ${sighting.kind} ${sighting.sample}. Revoke it if it is real.`;
  });
  const more = sightings.length - told.length;
  return more > 0 ? [...told, `${more} more possible secrets are not listed.`] : told;
}
