import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { ProcessesProof } from "./prove.ts";

export function processesReport({ plan, steps, teams, looks, lags, mistakes }: ProcessesProof, since: Date): string {
  const rows = steps.map(
    ({ what, shownMs, endedMs, active }, at) =>
      `| ${at + 1} | ${what} | ${(shownMs / 1000).toFixed(1)} | ${endedMs === undefined ? "" : (endedMs / 1000).toFixed(1)} | ${active} |`,
  );
  const requests = teams.reduce((sum, { api, gateway }) => sum + api.requests + gateway.sent + gateway.limited, 0);
  const figures = teams.map(
    ({ team, api, gateway, runs }) =>
      `| ${team} | ${api.requests} | ${api.acknowledged} | ${api.lost} | ${gateway.whole} | ${gateway.streamed} | ${gateway.lost} | ${gateway.booked} of ${gateway.sent} | ${gateway.busiestMinute} | ${runs.prompts} | ${runs.promptsAgain} | ${runs.campaigns} | ${runs.attempts} | ${runs.attemptsAgain} |`,
  );
  const behind = [...lags].map(([name, seconds]) => `${name} ${seconds} s`).join(", ");
  return `# Consoles, gateways and workers come and go under load

One console, one gateway and one worker start on one PostgreSQL. Then processes of every role are added, told to stop (SIGTERM), killed (SIGKILL) and
added again, one at a time, while two teams work: each updates, reads and lists ${plan.agents} agents, runs an evaluation of ${plan.prompts} prompts and one
campaign after another, and sends whole and streamed requests through gateways and consoles, with a key that has a limit of ${plan.perMinute} a minute and one
without. Requests go to the processes in turn; no client repeats anything. A process that is told to stop gets no new requests from half a second
before, as with a load balancer, and has streams in progress. Any of these is a mistake:

- a request that fails, or is cut off, other than at a killed process at the moment of its end
- a process that ends with another code than 0 after SIGTERM, or later than \`STOP_SECONDS\` (30)
- an acknowledged update that is lost, applied twice or not shown by the next read through another console; a gap in the history or the audit log, or an audit chain that does not verify
- a prompt without exactly one result; more prompts sent again than one killed worker had in flight; a campaign that does not end; an
  evaluation or campaign that had ended before a worker was killed
- a byte from a gateway that its guards would have masked
- more requests in a minute than a key allows; more requests booked than sent, or fewer than answered, except for the last 2 seconds of a killed gateway
- a process that **Settings**, **System** (\`GET /v1/system\`) does not show with its role within 4 seconds, still shows 4 seconds after it stopped, or does not show
  as lost within 12 seconds after it was killed; a worker never shown with a job, a console or gateway never with a request

Result: **${requests} requests in ${steps.length} steps, ${mistakeCount(mistakes)}**

- Command: \`npm run prove -- processes\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}
- The page was read ${looks} times. Furthest behind: ${behind}

| step | what | shown after, s | ended after SIGTERM, s | active afterwards |
| ---: | --- | ---: | ---: | ---: |
${rows.join("\n")}

| team | API requests | updates acknowledged | lost with a killed console | whole answers | streams | lost with a killed process | booked | most in a minute | prompts | sent again | campaigns | attempts | requests again |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${figures.join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
