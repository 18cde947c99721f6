import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const jobs = {
  kind: required(text(), { description: "Kind of job.", example: "evaluation run" }),
  running: required(integer(), { description: "Jobs in progress." }),
  waiting: required(integer(), { description: "Jobs that wait for a worker." }),
  waiting_seconds: required(integer(), { description: "How long the oldest of them has been waiting." }),
};

const ConsoleProcess = model("ConsoleProcess", {
  id: required(uuid()),
  role: required(oneOf("all", "api", "worker", "gateway", "evolution")),
  version: required(text()),
  host: required(text(), { description: "Name of the machine or container." }),
  pid: required(integer()),
  address: required(text(), { description: "Where it listens." }),
  started_at: required(integer(), { description: "Unix seconds." }),
  seen_at: required(integer(), { description: "Last sign of life, in Unix seconds." }),
  silent_seconds: required(integer(), { description: "Seconds since its last sign of life." }),
  status: required(oneOf("active", "lost"), {
    description:
      "`lost`: no sign of life for 10 seconds, and it did not stop properly. Lost processes leave the list after 10 minutes.",
  }),
  requests: required(integer(), { description: "Requests in progress." }),
  jobs: required(list(model("ProcessJobs", jobs)), { description: "What its workers do; empty without workers." }),
  replica_reads: required(nullable(integer()), {
    description: "Reads that a read replica answered since the process started; null without one (DATABASE_READ_URL).",
  }),
  primary_reads: required(nullable(integer()), {
    description:
      "Reads that a replica could have answered and the primary did: after a change by the same user, or while no replica could be used.",
  }),
});

const ConsoleSystem = model("ConsoleSystem", {
  processes: required(list(ConsoleProcess)),
  jobs: required(list(model("SystemJobs", jobs)), { description: "Background jobs of all teams, over all processes." }),
  lags: required(
    list(
      model("SystemLag", {
        name: required(oneOf("audit log", "notifications", "schedules", "telemetry")),
        behind_seconds: required(integer(), {
          description: "For how long its oldest entry has been due; 0: nothing is due.",
        }),
      }),
    ),
  ),
  replicas: required(
    list(
      model("ReadReplica", {
        host: required(text()),
        status: required(oneOf("in use", "behind", "away", "not a replica"), {
          description: "While it is not `in use`, the primary answers in its place.",
        }),
        behind_seconds: required(nullable(float()), {
          description: "How old what it has is at most; null if it did not say.",
        }),
      }),
    ),
    { description: "Read replicas, as the process sees them that answers this request." },
  ),
  replica_max_lag_seconds: required(nullable(integer()), {
    description: "How old an answer from a replica may be (DATABASE_READ_MAX_LAG); null without a replica.",
  }),
});

const jobsExample = { kind: "evaluation run", running: 3, waiting: 0, waiting_seconds: 0 };

export const showSystemOp = operation({
  id: "teams.showSystem",
  method: "GET",
  path: "/v1/system",
  tag: "Teams",
  access: "team:manage",
  summary: "Show processes and backlog",
  description:
    "The processes on this database (consoles, workers, gateways), what each of them does, and how far background work is behind. For owners and admins of the first team, or of any team if CONSOLE_CREATORS is not `first-team`.",
  responses: { 200: ConsoleSystem },
  example: {
    response: {
      processes: [
        {
          ...{ id: "0198c2a4-9a53-7c1e-9d53-0d2f7d2f4b15", role: "all", version: "0.1.0", host: "console-1", pid: 17 },
          ...{ address: "http://127.0.0.1:8080", started_at: 1_780_000_000, seen_at: 1_780_000_600, silent_seconds: 1 },
          ...{ status: "active", requests: 2, jobs: [jobsExample], replica_reads: 1200, primary_reads: 31 },
        },
      ],
      jobs: [jobsExample],
      lags: [{ name: "notifications", behind_seconds: 0 }],
      replicas: [{ host: "db2.example:5432", status: "in use", behind_seconds: 0.4 }],
      replica_max_lag_seconds: 5,
    },
  },
});

export const systemOperations = [showSystemOp] as const;
