import { fault } from "../../../../kernel/errors.ts";
import { Place } from "../../../../kernel/shape/check/place.ts";
import { INVALID } from "../../../../kernel/shape/check/problem.ts";
import { email } from "../../../../kernel/shape/email.ts";
import type { Shape } from "../../../../kernel/shape/shape.ts";
import { text } from "../../../../kernel/shape/text.ts";

/** A user as the provider authenticated them. */
export interface Identity {
  readonly issuer: string;
  /** Issuer and subject: the one name of a user that is never reassigned. */
  readonly externalId: string;
  readonly email: string;
  readonly givenName: string | null;
  readonly familyName: string | null;
}

export interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly given_name?: unknown;
  readonly family_name?: unknown;
}

const subjects = text({ min: 1, max: 255 });
const names = text({ min: 1, max: 255 });
const addresses = email();

/** Only an address that the provider has verified can lead to an account here. */
export function identityOf(claims: Claims): Identity {
  const subject = read(subjects, claims.sub);
  if (subject === null) throw fault("OIDC_REFUSED", { internal: "the subject is no text of 1 to 255 characters" });
  const address = read(addresses, claims.email);
  if (address === null) {
    throw fault("OIDC_REFUSED", { public: "The identity provider did not return your email address." });
  }
  if (claims.email_verified !== true) {
    throw fault("OIDC_REFUSED", { public: "The identity provider has not verified your email address." });
  }
  return {
    issuer: claims.iss,
    externalId: `${claims.iss}|${subject}`,
    email: address,
    givenName: read(names, claims.given_name),
    familyName: read(names, claims.family_name),
  };
}

function read(shape: Shape<string>, input: unknown): string | null {
  const value = shape.check(input, new Place([], "body"));
  return value === INVALID ? null : value;
}
