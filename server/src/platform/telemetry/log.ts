import { type DestinationStream, type Logger, pino } from "pino";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Members that hold a secret wherever they appear. They are removed, whoever logs them. */
const secretMembers = [
  "api_key",
  "password",
  "new_password",
  "current_password",
  "secret",
  "client_secret",
  "token",
  "access_token",
  "refresh_token",
  "github_token",
  "authorization",
  "cookie",
  "set-cookie",
  "agent_api_key",
];

export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const paths = secretMembers.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths, censor: "[redacted]" },
    serializers: { err: presentError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Type, message, code and stack. Never attached objects, which may contain a request or a row. */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === "string" ? { code } : {}),
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: presentError(error.cause) } : {}),
  };
}
