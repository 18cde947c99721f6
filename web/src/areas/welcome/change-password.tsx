import { EntryForm } from "./entry-form.tsx";
import { newPassword, password } from "./fields.ts";
import { publicApi } from "./public-api.ts";
import type { EnterProps } from "./sign-in.tsx";
import { Lead, Step } from "./step.tsx";

export function ChangePassword({ token, enter }: EnterProps & { readonly token: string }) {
  return (
    <Step title="Choose a password">
      <Lead>You signed in with a temporary password. Set your own password to continue.</Lead>
      <EntryForm
        fields={{
          current_password: { ...password, label: "Temporary password" },
          new_password: { ...newPassword, label: "New password" },
        }}
        submit="Set password"
        send={async (values) =>
          enter(
            await publicApi(token).teams.changePassword({
              body: {
                current_password: values["current_password"] ?? "",
                new_password: values["new_password"] ?? "",
              },
            }),
          )
        }
      />
    </Step>
  );
}
