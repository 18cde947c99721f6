import { fault } from "../../../kernel/errors.ts";
import { type Answer, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind, bindPublic, type RequestFacts } from "../../../platform/http/binding.ts";
import { passwordFits } from "../passwords/passwords.ts";
import type { SignedIn } from "../tokens/signed-in.ts";
import { changeEmail, refuseOldSession } from "./change-email.ts";
import { changePassword, type PasswordChanged, provePassword, storedPassword } from "./change-password.ts";
import {
  changeEmailOp,
  changePasswordOp,
  endSessionOp,
  firstOwnerOp,
  listSessionsOp,
  logInOp,
  logOutOp,
  refreshOp,
  signInLinkOp,
} from "./contract.ts";
import { type CookieRules, clearedCookie, REFRESH_COOKIE, refreshCookie } from "./cookie.ts";
import { createFirstOwner, useSignInLink } from "./links.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { type SignInNeeds, signedIn } from "./needs.ts";
import { endOwnSession, listSessions } from "./own-sessions.ts";
import { refreshSession } from "./refresh.ts";
import { guessOf, slowGuesses } from "./throttle.ts";

export function signInRoutes(needs: SignInNeeds, cookies: CookieRules): Binding[] {
  /** The refresh token is in the cookie. The body contains it only for clients that asked. */
  const answer = (status: number, { refreshToken, ...shown }: SignedIn, inBody: boolean): Answer => ({
    status,
    body: inBody ? { ...shown, refresh_token: refreshToken } : shown,
    headers: { "set-cookie": refreshCookie(refreshToken, cookies), "cache-control": "no-store" },
  });
  const presented = (given: string | null | undefined, facts: RequestFacts): string => {
    const token = given ?? facts.cookie(REFRESH_COOKIE);
    if (!token) throw fault("SESSION_ENDED");
    return token;
  };
  return [
    bindPublic(logInOp, async (r) => answer(200, await logIn(needs, r.body, r), r.body.include_refresh_token)),
    bindPublic(refreshOp, async (r) =>
      answer(
        200,
        await refreshSession(needs, presented(r.body?.refresh_token, r), r),
        r.body?.include_refresh_token ?? false,
      ),
    ),
    bindPublic(firstOwnerOp, async (r) =>
      answer(201, await createFirstOwner(needs, r.body, r), r.body.include_refresh_token),
    ),
    bindPublic(signInLinkOp, async (r) =>
      answer(200, await useSignInLink(needs, r.body.token, r), r.body.include_refresh_token),
    ),
    bind(logOutOp, async (r) => {
      await r.transaction(async (act) => ok(await logOut(act)));
      await needs.revocations.refresh();
      return { ...ok({ detail: "Signed out." }), headers: { "set-cookie": clearedCookie(cookies) } };
    }),
    bind(changePasswordOp, async (r) => {
      // With sign-in off there is no session whose user could be asked for a password.
      if (r.who.credentialId === null) throw fault("NOT_ALLOWED");
      const sessionId = r.who.credentialId;
      const attempt = guessOf(r.who, r);
      const { body } = await slowGuesses(needs.db, { attempt, wrong: ["PASSWORD_WRONG"] }, async () => {
        const proof = await provePassword(needs.db, r.who, r.body);
        return r.transaction(async (act) => ok(await changePassword(act, r.body, proof)));
      });
      await needs.revocations.refresh();
      const { member, ...keys } = body as PasswordChanged;
      const { refreshToken: _kept, ...token } = await signedIn(needs, {
        member,
        opened: { sessionId, refreshToken: "" },
      });
      const shown = { ...token, ...keys };
      return ok(shown, { headers: { "cache-control": "no-store" } });
    }),
    bind(changeEmailOp, async (r) => {
      if (r.who.credentialId === null) throw fault("NOT_ALLOWED");
      const stored = await storedPassword(needs.db, r.who);
      if (stored === null) await r.inTeam(refuseOldSession);
      else {
        await slowGuesses(needs.db, { attempt: guessOf(r.who, r), wrong: ["PASSWORD_WRONG"] }, async () => {
          if (!(await passwordFits(stored, r.body.current_password ?? ""))) throw fault("PASSWORD_WRONG");
        });
      }
      return r.transaction(async (act) => ok(await changeEmail(act, r.body.email)));
    }),
    bind(listSessionsOp, (r) => r.inTeam(async (act) => ok(await listSessions(act)))),
    bind(endSessionOp, async (r) => {
      await r.transaction(async (act) => ok(await endOwnSession(act, r.params.session_id)));
      await needs.revocations.refresh();
      return noContent();
    }),
  ];
}
