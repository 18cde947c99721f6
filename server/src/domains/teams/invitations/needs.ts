import type { Database } from "../../../platform/db/database.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import type { Authenticate } from "../callers/authenticate.ts";
import type { Revocations } from "../tokens/revocations.ts";

export interface InvitationNeeds {
  readonly db: Database;
  readonly revocations: Revocations;
  readonly authenticate: Authenticate;
  /** Null without a mail server: the inviter hands the link over. */
  readonly mailer: Mailer | null;
  /** Where people reach the console, without a slash at the end. */
  readonly publicUrl: string;
}
