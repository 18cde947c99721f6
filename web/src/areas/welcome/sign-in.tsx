import type { TokenAnswer } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { EntryForm } from "./entry-form.tsx";
import { email, password } from "./fields.ts";
import { publicApi } from "./public-api.ts";
import { Hint, Step } from "./step.tsx";

export interface EnterProps {
  readonly enter: (session: TokenAnswer) => void;
}

export function SignIn({ enter }: EnterProps) {
  const provider = useQuery({
    queryKey: ["identity-provider"],
    queryFn: () => publicApi().teams.showOidcProvider(),
    retry: false,
  });
  return (
    <Step title="Sign in">
      <EntryForm
        fields={{ email, password }}
        submit="Sign in"
        send={async (values) =>
          enter(
            await publicApi().teams.logIn({
              body: { email: values["email"] ?? "", password: values["password"] ?? "" },
            }),
          )
        }
      />
      {provider.data?.configured && (
        <a className="btn tall welcome-other" href="/v1/auth/oidc/start">
          Sign in with {provider.data.name}
        </a>
      )}
      <Hint>
        Can't sign in? On the console's host, run <code>npm run sign-in-link -- --email YOU</code> to print a sign-in
        link.
      </Hint>
    </Step>
  );
}
