/** A backup that can't be taken or restored. The message is the one sentence that the operator reads. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
