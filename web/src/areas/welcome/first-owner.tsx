import type { FirstOwnerRequest } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { EntryForm, errorWords } from "./entry-form.tsx";
import { email, newPassword } from "./fields.ts";
import { publicApi } from "./public-api.ts";
import type { EnterProps } from "./sign-in.tsx";
import { Hint, Lead, Step } from "./step.tsx";

const team = fields.FirstOwnerRequest.team_name;

/** The owner without a password: the same account that acts while authentication is off. */
const LOCAL_OWNER = "local-owner@console.invalid";
const isThisMachine = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

export function FirstOwner({ token, enter }: EnterProps & { readonly token: string }) {
  const create = async (owner: Omit<FirstOwnerRequest, "token">): Promise<void> =>
    enter(await publicApi().teams.createFirstOwner({ body: { ...owner, token } }));
  return (
    <Step title="Create your account">
      <Lead>This console has no owner yet. Your account owns the first team. You can invite others later.</Lead>
      {isThisMachine() && (
        <StartNow create={() => create({ email: LOCAL_OWNER, given_name: "Local", family_name: "owner" })} />
      )}
      <EntryForm
        fields={{
          email,
          password: newPassword,
          team_name: { label: "Team name", defaultValue: team.default, maxLength: team.maxLength },
        }}
        submit="Create account and team"
        send={(values) =>
          create({
            email: values["email"] ?? "",
            password: values["password"] ?? "",
            team_name: values["team_name"] ?? "",
          })
        }
      />
      <Hint>
        This link works once and expires after 15 minutes. To get a new one, run <code>npm run sign-in-link</code>.
      </Hint>
    </Step>
  );
}

/** No password is created, so none can be guessed. Whoever can run commands on this machine can sign in again. */
function StartNow({ create }: { readonly create: () => Promise<void> }) {
  const start = useMutation({ mutationFn: create });
  return (
    <div className="welcome-now">
      <p className="entry-refusal" role="alert">
        {start.isError && errorWords(start.error)}
      </p>
      <button
        type="button"
        className="btn pri tall"
        data-first
        disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        Continue without a password
      </button>
      <Hint>
        This browser stays signed in. To sign in from another one, run{" "}
        <code>npm run sign-in-link -- --email {LOCAL_OWNER}</code> on the console's host. Or set an email address and
        password now:
      </Hint>
    </div>
  );
}
