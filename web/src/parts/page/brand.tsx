import { Link } from "../../routes/link.tsx";
import type { RouteData } from "../../routes/route.ts";
import "./brand.css";

/** The product's mark and name, linked to where the page belongs. */
export function Brand({ to }: { readonly to: RouteData }) {
  return (
    <Link to={to} className="brand">
      <svg viewBox="0 0 24 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M2 3v10M22 3v10M2 8h20M7 5v6" />
        <circle cx="14" cy="8" r="3.5" fill="currentColor" stroke="none" />
      </svg>{" "}
      Agent Console
    </Link>
  );
}
