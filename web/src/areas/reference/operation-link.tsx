import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";

interface OperationLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Empty for the list of all operations. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A deep link: an operation is the fragment of the reference's address. */
export function OperationLink({ id, children, ...looks }: OperationLinkProps) {
  return (
    <Link {...looks} to={routes.reference} hash={id} activeOptions={{ includeHash: true }}>
      {children}
    </Link>
  );
}
