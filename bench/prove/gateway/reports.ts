import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import { type BudgetProof, LIMIT } from "./prove-budgets.ts";
import type { EndsProof } from "./prove-ends.ts";
import type { OfflineProof } from "./prove-offline.ts";
import type { ProcessProof } from "./prove-process.ts";
import type { SecretsProof } from "./prove-secrets.ts";
import type { SocketProof } from "./prove-socket.ts";

interface Run {
  readonly name: string;
  readonly since: Date;
  readonly mistakes: readonly string[];
}

/** How a proof was run, at the end of its page. */
export const ranOn = ({ name, since, mistakes }: Run): string => `- Result: **${mistakeCount(mistakes)}**
- Command: \`npm run prove -- ${name}\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake.slice(0, 600)}`).join("\n")}\n`}`;

export function socketReport(proof: SocketProof, since: Date): string {
  const rows = Object.entries(proof.bySurface).map(([name, count]) => `| ${name} | ${count} |`);
  return `# What is on a client's socket is what the guards leave of the whole answer

A console and a gateway as processes of their own. An upstream on this machine says random texts in five protocols, streamed and
whole, and its bytes come in random pieces, cut anywhere, also inside a character. Clients are bare sockets: every byte that comes
back is looked at. Agents live by random rules: patterns of the team that mask, block or watch, and the default config, in force
and in shadow. What the rules make of a text is computed by a reference that shares no code with the gateway. Any of these is a
mistake:

- what a client can read differs from the masked whole, in the text or in a place where the protocol repeats it
- a value that is masked is on the socket, in any string
- of an answer that is blocked, more left than stands before the hit
- an answer without a hit, or with guards in shadow, has other bytes than a direct one

${proof.cases} answers under ${proof.configs} configs, written in ${proof.writes} pieces: ${proof.masked} were masked, ${proof.stopped} stopped, and
${proof.equal} had to have the bytes of a direct answer.

| protocol | answers |
| --- | ---: |
${rows.join("\n")}

${ranOn({ name: "gateway-socket", since, mistakes: proof.mistakes })}`;
}

interface ProcessFigures {
  readonly secrets: SecretsProof;
  readonly budgets: BudgetProof;
  readonly ends: EndsProof;
  readonly stopped: ProcessProof;
  readonly mistakes: readonly string[];
}

export function processesReport({ secrets, budgets, ends, stopped, mistakes }: ProcessFigures, since: Date): string {
  const aborts = Object.entries(ends.aborts).map(([moment, times]) => {
    const sorted = [...times].sort((one, other) => one - other);
    const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
    return `| ${moment} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
  });
  return `# Gateways as processes of their own: limits, kills, clients that go, and stopping

A console and two processes with \`--role gateway\` on one PostgreSQL, an upstream on this machine, and bare sockets as clients.

## Limits hold over all gateways

200 requests at once, over both gateways, with a key that has ${LIMIT} requests a minute: **${budgets.admitted}** reached the upstream.
The same while one gateway is killed with kill -9 in the middle, its clients try again at the other, and more come:
**${budgets.admittedAfterKill}**. More than ${LIMIT} is a mistake, and without a kill fewer than ${LIMIT - 2}: what a killed gateway had leased and not
forwarded yet counts as used until the minute is over.

${budgets.mixed} requests that end in every way (whole, streamed, error of the upstream, cut by the upstream, given up by the client in
a stream and before its first byte) used ${budgets.used.input} input and ${budgets.used.output} output tokens, by report or, without one, by
estimate. Booked: ${budgets.booked.input} and ${budgets.booked.output}. Any difference is a mistake.

## A gateway that is killed under load

${budgets.streams} streams were open at a gateway when it was killed with kill -9. It is a mistake if anything but the masked text is on
any socket, if afterwards more requests reach the upstream than the key may send, if the gateway does not serve again once it is
restarted, or if more events are stored than there were hits.

## Clients that go, keys that are revoked, readers that are slow

How long after the client's end the upstream saw it, in ms. More than 100 ms in more than a tenth of the cases is a mistake.

| given up | times | p50 | p95 | most |
| --- | ---: | ---: | ---: | ---: |
${aborts.join("\n")}

A revoked key was refused by the gateways ${ends.revoked.map((ms) => `${ms.toFixed(0)} ms`).join(" and ")} after the console had confirmed it; more
than 1,000 ms is a mistake.

${ends.readers} clients that stop reading a large stream at once: ${ends.megabytesEach.toFixed(2)} MB of the gateway's memory each, while the upstream
could send ${ends.sentEach.toFixed(1)} MB to each of them, most of it into the buffers of the kernel. More than 2 MB is a mistake.

## Keys and prompts stay where they belong

Requests were answered, blocked, refused for an unknown key, failed at the upstream and cut by it, with logs at level debug. Then the
output of all processes, every answer, and ${secrets.rows} rows of ${secrets.tables} tables as text were searched for what was planted: ${secrets.values.join(", ")}. Any
place where one is found is a mistake, except the agent's own words in answers.

## Stopping

On SIGTERM with ${stopped.open} requests of five protocols in progress, ${stopped.finished} ended whole, new connections were refused, and a stream
without an end was cut when the time was over. All were booked; the process exited with ${stopped.exitCode} after ${stopped.stoppedInMs} ms.

${ranOn({ name: "gateway-processes", since, mistakes })}`;
}

export function offlineReport(proofs: readonly OfflineProof[], since: Date): string {
  const seconds = (value: number | null): string => (value === null ? "never" : `${value.toFixed(0)} s`);
  const rows = proofs.map(
    ({ how, offlineSeconds, served, budgetUntil, knownUntil, slowestMs, backAfterMs }) =>
      `| ${how} | ${offlineSeconds} s | ${served} | ${seconds(budgetUntil)} | ${seconds(knownUntil)} | ${Math.round(slowestMs)} ms | ${backAfterMs} ms |`,
  );
  return `# Without a database, a gateway goes on with what it knows, and not for longer than it may

A console and a gateway process, each pair with a PostgreSQL of its own. One PostgreSQL is stopped; the other hangs (SIGSTOP to all
of its processes), so that connections stay and nothing is answered. Meanwhile requests come with four keys. Any of these is a
mistake:

- a key without a budget that was used before is refused before \`GATEWAY_OFFLINE_SECONDS\` are over, or served after
- a key with a budget is served for longer than its lease
- a key that was never used at this gateway, or that does not exist, is answered with anything but 503
- something that a guard masks is in an answer; something reaches the upstream after the time is over
- an answer with a known key takes more than 5 s, however the database is away
- not everything is served again 30 s after the database is back

| the database is | may go on for | answers meanwhile | key with a budget refused after | known key refused after | slowest answer | back after |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}

${ranOn({ name: "gateway-offline", since, mistakes: proofs.flatMap(({ mistakes }) => mistakes) })}`;
}
