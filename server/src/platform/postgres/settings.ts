/** The settings of the embedded PostgreSQL. They are on the command line, so no file in the cluster can be outdated. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  listen_addresses: "", // Only the Unix socket: the build has an old OpenSSL, and no one else needs access.
  unix_socket_permissions: "0700",
  password_encryption: "scram-sha-256",
  max_connections: "100",
  shared_buffers: "64MB",
  // There are no subscribers. Its launcher is one more process, and ends with noise at each stop.
  max_logical_replication_workers: "0",
  // Files of the cluster instead of /dev/shm: a container gives that 64 MB, and systemd empties it when a user logs
  // out.
  dynamic_shared_memory_type: "mmap",
  jit: "off", // The build has no JIT library. If it were on, each costly query would look for it.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // This goes to the console's log, which must contain no secret: no statement, parameter or failing row.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_destination: "stderr",
  log_line_prefix: "",
  log_timezone: "UTC",
  timezone: "UTC",
  lc_messages: "C",
};

export function asArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** PostgreSQL splits some settings at commas, and a folder's name may contain one. */
export const asListItem = (value: string) => `"${value.replaceAll('"', '""')}"`;
