import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { DeadEnd } from "./dead-end.tsx";
import { publicApi } from "./public-api.ts";
import type { EnterProps } from "./sign-in.tsx";
import { Lead, Step } from "./step.tsx";

export function SignInLink({ token, enter }: EnterProps & { readonly token: string }) {
  const { useSignInLink: redeemLink } = publicApi().teams;
  const { mutate, error } = useMutation({ mutationFn: () => redeemLink({ body: { token } }), onSuccess: enter });
  useEffect(() => mutate(), [mutate]);
  if (error) return <DeadEnd title="This link is not valid" error={error} />;
  return (
    <Step title="Signing in">
      <Lead>Signing you in…</Lead>
    </Step>
  );
}
