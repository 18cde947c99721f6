/** A new self-signed certificate for each test run, so that no private key is in the repository. */
import { generateKeyPairSync, sign } from "node:crypto";

const ED25519 = der(0x30, Buffer.from("06032b6570", "hex"));

export function selfSigned(names: { dns: string; ip: [number, number, number, number] }) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const issuer = der(0x30, der(0x31, der(0x30, Buffer.from("0603550403", "hex"), der(0x0c, Buffer.from("test")))));
  const validity = der(0x30, der(0x17, Buffer.from("200101000000Z")), der(0x18, Buffer.from("20990101000000Z")));
  const alternatives = der(0x30, der(0x82, Buffer.from(names.dns)), der(0x87, Buffer.from(names.ip)));
  const extension = der(0x30, Buffer.from("0603551d11", "hex"), der(0x04, alternatives));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ED25519,
    issuer,
    validity,
    issuer,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = der(0x03, Buffer.from([0]), sign(null, body, privateKey));
  const base64 = der(0x30, body, ED25519, signature).toString("base64");
  const cert = `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
