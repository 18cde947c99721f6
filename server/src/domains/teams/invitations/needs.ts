import type { Database } from "../../../platform/db/database.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import type { Authenticate } from "../callers/authenticate.ts";
import type { Revocations } from "../tokens/revocations.ts";

export interface InvitationNeeds {
  readonly db: Database;
  readonly revocations: Revocations;
  readonly authenticate: Authenticate;
  /** Null without a mail server: the inviter passes the link on. */
  readonly mailer: Mailer | null;
  /** The console's address, without a trailing slash. */
  readonly publicUrl: string;
}
