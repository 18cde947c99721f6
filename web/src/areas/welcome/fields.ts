import * as fields from "@agent-console/sdk/fields";
import type { InputHTMLAttributes } from "react";

/** One input of a form: its label, what to say when it is empty, and the attributes of the input itself. */
export interface FieldSpec extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** As in "Enter your password." */
  readonly called?: string;
  readonly hint?: string;
}

export const email: FieldSpec = {
  label: "Email address",
  called: "your email address",
  type: "email",
  autoComplete: "username",
  required: true,
};

export const password: FieldSpec = {
  label: "Password",
  called: "your password",
  type: "password",
  autoComplete: "current-password",
  required: true,
};

export const newPassword: FieldSpec = {
  label: "Password",
  called: "a password",
  hint: `${fields.FirstOwnerRequest.password.minLength} characters or more`,
  type: "password",
  autoComplete: "new-password",
  required: true,
};
