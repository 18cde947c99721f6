import type { CodeTab } from "../code/code-tabs.tsx";

/** How an agent checks that a request came through the gateway. Both accept a second `v1`, which a rotation brings. */
export const verifyCodes: readonly CodeTab[] = [
  {
    id: "node",
    label: "Node.js",
    code: `import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** header: the value of x-console-gateway; body: the bytes as they came. */
export function cameThroughGateway(header: string, method: string, body: Buffer): boolean {
  const secret = process.env.GATEWAY_SECRET;
  if (!secret) throw new Error("GATEWAY_SECRET is not set");
  const [time = "", ...signatures] = header.split(",");
  const at = time.replace("t=", "");
  const digest = createHash("sha256").update(body).digest("hex");
  const expected = createHmac("sha256", secret).update(\`\${at}.\${method}.\${digest}\`).digest("hex");
  const isRecent = Math.abs(Date.now() / 1000 - Number(at)) < 300;
  return isRecent && signatures.some((one) => {
    const given = Buffer.from(one.replace("v1=", ""));
    return given.length === 64 && timingSafeEqual(given, Buffer.from(expected));
  });
}`,
  },
  {
    id: "python",
    label: "Python",
    code: `import hashlib, hmac, os, time

def came_through_gateway(header: str, method: str, body: bytes) -> bool:
    """header: the value of x-console-gateway; body: the bytes as they came."""
    at, *signatures = header.split(",")
    at = at.removeprefix("t=")
    digest = hashlib.sha256(body).hexdigest()
    expected = hmac.new(os.environ["GATEWAY_SECRET"].encode(),
                        f"{at}.{method}.{digest}".encode(), "sha256").hexdigest()
    is_recent = at.isdigit() and abs(time.time() - int(at)) < 300
    return is_recent and any(
        hmac.compare_digest(one.removeprefix("v1=").encode(), expected.encode())
        for one in signatures)`,
  },
];
