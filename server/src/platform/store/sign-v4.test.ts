import { expect, test } from "vitest";
import { signedHeaders } from "./sign-v4.ts";

const signing = {
  credentials: {
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    sessionToken: null,
  },
  region: "us-east-1",
  now: new Date("2013-05-24T00:00:00Z"),
};
const at = (rest: string): URL => new URL(`https://examplebucket.s3.amazonaws.com${rest}`);

// The examples in AWS's documentation of S3's signatures.
const published = [
  [
    { method: "GET", url: at("/test.txt"), headers: { range: "bytes=0-9" } },
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  ],
  [
    {
      method: "PUT",
      url: at("/test%24file.text"),
      headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      body: Buffer.from("Welcome to Amazon S3."),
    },
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  ],
  [{ method: "GET", url: at("/?lifecycle") }, "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
  [
    { method: "GET", url: at("/?prefix=J&max-keys=2") },
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  ],
] as const;

test.each(published)("%j has the published signature", (request, signature) => {
  expect(signedHeaders(request, signing)["authorization"]).toMatch(new RegExp(`Signature=${signature}$`));
});

test("the token of temporary credentials is sent, and signed with the rest", () => {
  const credentials = { ...signing.credentials, sessionToken: "a-token" };
  const headers = signedHeaders({ method: "GET", url: at("/x") }, { ...signing, credentials });
  expect(headers["x-amz-security-token"]).toBe("a-token");
  expect(headers["authorization"]).toContain(
    "SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,",
  );
});
