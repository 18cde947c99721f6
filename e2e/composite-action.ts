import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

export interface Ran {
  readonly code: number;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The foreign actions that would have run. */
  readonly used: readonly string[];
}

type Values = Readonly<Record<string, string>>;

export interface Running {
  /** action.yml. */
  readonly file: string;
  readonly folder: string;
  readonly with: Values;
  readonly env: Values;
}

/** Runs the steps of a composite action as the service does: each in a shell, with expressions filled in and files for its outputs. */
export async function runAction({ file, folder, with: given, env }: Running): Promise<Ran> {
  const action: Action = parse(await readFile(file, "utf8"));
  await mkdir(folder, { recursive: true });
  const paths = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary") };
  await writeFile(paths.GITHUB_STEP_SUMMARY, "");
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: usual = "" }]) => [name, given[name] ?? usual]),
  );
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(inputs)) known[`inputs.${name}`] = filled(value, { "github.token": "t" });
  const ran = { code: 0, log: "", used: [] as string[] };
  for (const step of action.runs.steps) {
    const isWanted = step.if === undefined ? ran.code === 0 : holds(step.if, known);
    if (!isWanted) continue;
    if (step.uses) {
      ran.used.push(step.uses);
      continue;
    }
    await writeFile(paths.GITHUB_OUTPUT, "");
    const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value, known)]);
    const child = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run ?? ""], {
      env: { ...env, ...paths, RUNNER_TEMP: folder, GITHUB_ACTION_PATH: dirname(file), ...Object.fromEntries(own) },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (piece: string) => {
        ran.log += piece;
      });
    }
    const [code] = (await once(child, "close")) as [number];
    ran.code ||= code;
    for (const [name, value] of outputsIn(await readFile(paths.GITHUB_OUTPUT, "utf8")))
      known[`steps.${step.id}.outputs.${name}`] = value;
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, filled(value, known)]);
  return { ...ran, summary: await readFile(paths.GITHUB_STEP_SUMMARY, "utf8"), outputs: Object.fromEntries(outputs) };
}

const filled = (text: string, known: Values): string =>
  text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, words: string) => known[words] ?? "");

/** Only what the action uses: terms that must all hold, each a comparison with a text. */
function holds(condition: string, known: Values): boolean {
  const terms = condition.replaceAll(/^\$\{\{|\}\}$/g, "").split("&&");
  return terms.every((term) => {
    if (term.trim() === "!cancelled()") return true;
    const [, name = "", relation, text] = /^\s*([\w.-]+) ([!=]=) '(.*)'\s*$/.exec(term) ?? [];
    if (relation === undefined) throw new Error(`This runner does not know the condition ${term}.`);
    return ((known[name] ?? "") === text) === (relation === "==");
  });
}

function* outputsIn(text: string): Generator<readonly [string, string]> {
  for (const [, name = "", value = "", , several = ""] of text.matchAll(
    /^([\w-]+)(?:=(.*)|<<(\w+)\n([\s\S]*?)\n\3)$/gm,
  ))
    yield [name, value || several];
}
