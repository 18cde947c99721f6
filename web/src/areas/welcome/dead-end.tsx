import { routes } from "../../routes/routes.ts";
import { errorWords } from "./entry-form.tsx";
import { Lead, Step } from "./step.tsx";

/** A link that doesn't work any more, with the way to the sign-in form. */
export function DeadEnd({ title, error }: { readonly title: string; readonly error: unknown }) {
  return (
    <Step title={title}>
      <Lead>{errorWords(error)}</Lead>
      <p className="welcome-actions">
        <a className="btn" href={routes.welcome.path}>
          Sign in
        </a>
      </p>
    </Step>
  );
}
