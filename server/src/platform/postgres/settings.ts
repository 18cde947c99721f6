/** The settings the embedded PostgreSQL runs with. They go on the command line, so no file in the cluster can be stale. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  listen_addresses: "", // The unix socket only: the build carries an old OpenSSL, and nobody else has business here.
  unix_socket_permissions: "0700",
  password_encryption: "scram-sha-256",
  max_connections: "100",
  shared_buffers: "64MB",
  max_logical_replication_workers: "0", // Nobody subscribes; its launcher is one process more, and dies loudly at each stop.
  // Files of the cluster instead of /dev/shm: a container gives that 64 MB, and systemd empties it when a user logs out.
  dynamic_shared_memory_type: "mmap",
  jit: "off", // The build has no JIT library; left on, each costly query would look for it.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // What is logged goes into the console's log, which must hold no secret: no statement, parameter, or failing row.
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

/** PostgreSQL splits some settings at commas; a folder's name may hold one. */
export const asListItem = (value: string) => `"${value.replaceAll('"', '""')}"`;
