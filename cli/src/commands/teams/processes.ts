import { command } from "../../command/command.ts";

export const processesList = command({
  words: ["processes", "list"],
  summary: "List the processes of the console, and what waits for a worker",
  details: [
    "For owners and admins of the first team. A process without a sign of life for 10 seconds is lost.",
    "Exits with 1 if a process is lost.",
  ],
  access: "read",
  scope: "full",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows, print }) {
    const system = await client.teams.showSystem({}, { signal });
    answer(system, () => {
      rows(system.processes, {
        columns: [
          { title: "ROLE", value: ({ role }) => role },
          { title: "HOST", value: ({ host }) => host },
          { title: "PID", value: ({ pid }) => pid },
          { title: "VERSION", value: ({ version }) => version },
          { title: "STATUS", value: ({ status }) => status },
          { title: "SEEN", value: ({ silent_seconds }) => `${silent_seconds} s ago` },
          { title: "REQUESTS", value: ({ requests }) => requests },
          { title: "JOBS", value: ({ jobs }) => jobs.reduce((sum, { running }) => sum + running, 0) },
        ],
        none: "No process shows itself.",
      });
      for (const { host, status, behind_seconds } of system.replicas) {
        const behind = behind_seconds === null ? "" : `, at most ${behind_seconds} s behind`;
        print(`read replica ${host}: ${status}${behind}`);
      }
      for (const { kind, waiting, waiting_seconds } of system.jobs)
        if (waiting > 0) print(`${kind}: ${waiting} waiting for a worker, the oldest for ${waiting_seconds} s`);
      for (const { name, behind_seconds } of system.lags)
        if (behind_seconds > 5) print(`${name}: behind by ${behind_seconds} s`);
    });
    return system.processes.some(({ status }) => status === "lost") ? "failed" : "passed";
  },
});
