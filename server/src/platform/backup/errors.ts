/** A backup that cannot be taken or restored; the message is the one sentence the operator reads. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
