import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../../e2e/service.ts";

/** A Prometheus of this machine, with a data directory of its own. */
export interface PrometheusProcess extends AsyncDisposable {
  readonly url: string;
  readonly version: string;
  /** Adds samples with their own times, in the OpenMetrics format. Before the first start. */
  backfill(openMetrics: string): Promise<void>;
  /** `scrape`: targets (host:port) that it asks once a second from now on. */
  start(scrape?: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

export async function openPrometheus(): Promise<PrometheusProcess> {
  const folder = await mkdtemp(join(tmpdir(), "prove-prometheus-"));
  const data = join(folder, "data");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { stdout, stderr } = await run("prometheus", ["--version"]);
  let child: ReturnType<typeof spawn> | null = null;

  async function stop(): Promise<void> {
    if (!child) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
    child = null;
  }

  return {
    url,
    version: /version (\S+)/.exec(stdout + stderr)?.[1] ?? "unknown",
    async backfill(openMetrics) {
      const file = join(folder, "planted.txt");
      await writeFile(file, openMetrics);
      await run("promtool", ["tsdb", "create-blocks-from", "openmetrics", "--quiet", file, data]);
    },
    async start(scrape = []) {
      const config = join(folder, "prometheus.yml");
      const targets = JSON.stringify([{ targets: scrape }]);
      await writeFile(config, `scrape_configs: [{job_name: proof, scrape_interval: 1s, static_configs: ${targets}}]\n`);
      const paths = [`--config.file=${config}`, `--storage.tsdb.path=${data}`, "--storage.tsdb.retention.time=60d"];
      child = spawn("prometheus", [...paths, `--web.listen-address=127.0.0.1:${port}`], { stdio: "ignore" });
      while (!(await isReady(url))) {
        if (child.exitCode !== null) throw new Error("prometheus ended at once");
        await pause(50);
      }
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/-/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
