// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code being read, not a forgotten template
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SECRET_SHAPES } from "./secret-patterns.ts";
import { redactSecrets, scanForSecrets, withoutSecrets } from "./secret-scan.ts";

/** Random-looking and always the same; put together at run time, so that this file holds nothing a scanner would report. */
function random(length: number, alphabet = "kQ7wZ2mXr9TfB4vLc8NpY3sHd6JgR5aE"): string {
  let state = 7;
  let text = "";
  while (text.length < length) {
    state = (state * 16_807) % 2_147_483_647;
    text += alphabet[state % alphabet.length];
  }
  return text;
}
const HEX = "0f9a3c7e1b5d8246";
const CAPITALS = "QWZ7RTPLM2KJHG5F";

const TOKENS: readonly (readonly [kind: string, value: string])[] = [
  ["AWS access key", `AK${"IA"}${random(16, CAPITALS)}`],
  ["GitHub token", `gh${"p_"}${random(36)}`],
  ["GitHub token", `github${"_pat_"}${random(60)}`],
  ["GitLab token", `gl${"pat-"}${random(20)}`],
  ["Slack token", `xo${"xb-"}${random(40)}`],
  ["Slack webhook", `hooks.slack.com/${"services"}/T0${random(8, CAPITALS)}/B0${random(8, CAPITALS)}/${random(24)}`],
  ["Stripe key", `sk${"_live_"}${random(24)}`],
  ["Stripe webhook secret", `wh${"sec_"}${random(32)}`],
  ["Anthropic key", `sk-${"ant-"}api03-${random(60)}`],
  ["OpenRouter key", `sk-${"or-v1-"}${random(64, HEX)}`],
  ["OpenAI key", `sk-${"proj-"}${random(48)}`],
  ["OpenAI key", `s${"k-"}${random(48)}`],
  ["Groq key", `gs${"k_"}${random(52)}`],
  ["xAI key", `xa${"i-"}${random(80)}`],
  ["Perplexity key", `pp${"lx-"}${random(48)}`],
  ["Replicate token", `r${"8_"}${random(37)}`],
  ["Tavily key", `tv${"ly-"}${random(32)}`],
  ["LangSmith key", `ls${"v2_pt_"}${random(32, HEX)}_${random(10, HEX)}`],
  ["Hugging Face token", `h${"f_"}${random(34)}`],
  ["Google API key", `AI${"za"}${random(35)}`],
  ["Google OAuth secret", `GO${"CSPX-"}${random(28)}`],
  ["Google access token", `ya${"29."}${random(60)}`],
  ["npm token", `np${"m_"}${random(36)}`],
  ["PyPI token", `py${"pi-AgE"}${random(80)}`],
  ["DigitalOcean token", `do${"p_v1_"}${random(64, HEX)}`],
  ["SendGrid key", `S${"G."}${random(22)}.${random(43)}`],
  ["Databricks token", `da${"pi"}${random(32, HEX)}`],
  ["Vault token", `hv${"s."}${random(30)}`],
  ["Azure storage key", `Account${"Key="}${random(86)}==`],
  ["Docker token", `dckr${"_pat_"}${random(27)}`],
  ["Telegram bot token", `618330${"4975:AA"}${random(33)}`],
  ["console key", `ag${"ck_"}${random(24, HEX)}_${random(43)}${random(8, HEX)}`],
  ["Age key", `AGE-SECRET-${"KEY-1"}${random(58, CAPITALS)}`],
  ["Airtable token", `pa${"t"}${random(14)}.${random(64, HEX)}`],
  ["Alibaba key", `LT${"AI"}${random(20)}`],
  ["Artifactory key", `AK${"Cp"}${random(69)}`],
  ["Atlassian token", `AT${"ATT3"}${random(186)}`],
  ["Bedrock key", `AB${"SK"}${random(120)}`],
  ["Brevo key", `xkey${"sib-"}${random(64, HEX)}-${random(16)}`],
  ["Clojars token", `CLO${"JARS_"}${random(60)}`],
  ["Contentful token", `CF${"PAT-"}${random(43)}`],
  ["Doppler token", `dp.${"pt."}${random(43)}`],
  ["Dropbox token", `s${"l."}${random(135)}`],
  ["Duffel token", `duffel_${"live_"}${random(43)}`],
  ["Dynatrace token", `dt0${"c01."}${random(24, CAPITALS)}.${random(64, CAPITALS)}`],
  ["EasyPost key", `EZ${"AK"}${random(54)}`],
  ["ElevenLabs key", `s${"k_"}${random(48, HEX)}`],
  ["Facebook token", `EA${"AM"}${random(100)}`],
  ["Figma token", `fig${"d_"}${random(40)}`],
  ["Flutterwave key", `FLW${"SECK-"}${random(32, HEX)}-X`],
  ["Fly token", `fo${"1_"}${random(43)}`],
  ["Frame.io token", `fio${"-u-"}${random(64)}`],
  ["Grafana token", `gl${"sa_"}${random(32)}_${random(8, HEX)}`],
  ["Heroku key", `HR${"KU-"}AA${random(58)}`],
  [
    "HubSpot token",
    `pat-${"na1-"}${random(8, HEX)}-${random(4, HEX)}-${random(4, HEX)}-${random(4, HEX)}-${random(12, HEX)}`,
  ],
  ["Infracost key", `ic${"o-"}${random(32)}`],
  ["Linear key", `lin_${"api_"}${random(40)}`],
  ["Mailgun key", `ke${"y-"}${random(32, HEX)}`],
  ["Mapbox secret token", `s${"k.ey"}J${random(60)}.${random(22)}`],
  ["Netlify token", `nf${"p_"}${random(36)}`],
  ["New Relic key", `NR${"AK-"}${random(27, CAPITALS)}`],
  ["Notion token", `nt${"n_"}${random(46)}`],
  ["NVIDIA key", `nv${"api-"}${random(64)}`],
  ["1Password token", `ops${"_ey"}J${random(260)}`],
  ["OpenShift token", `sha256${"~"}${random(43)}`],
  ["Pinecone key", `pc${"sk_"}${random(69)}`],
  ["PlanetScale token", `pscale_${"tkn_"}${random(43)}`],
  ["Postman key", `PM${"AK-"}${random(24, HEX)}-${random(34, HEX)}`],
  ["Prefect token", `pn${"u_"}${random(36)}`],
  ["Pulumi token", `pu${"l-"}${random(40, HEX)}`],
  ["ReadMe key", `rd${"me_"}${random(70, HEX)}`],
  ["Resend key", `r${"e_"}${random(8)}_${random(24)}`],
  ["RubyGems key", `ruby${"gems_"}${random(48, HEX)}`],
  ["Scalingo token", `tk-${"us-"}${random(48)}`],
  ["Sentry token", `sntry${"u_"}${random(64, HEX)}`],
  ["Shippo token", `shippo_${"live_"}${random(40, HEX)}`],
  ["Shopify token", `shp${"at_"}${random(32, HEX)}`],
  ["SonarQube token", `sq${"p_"}${random(40, HEX)}`],
  ["Square token", `sq0${"atp-"}${random(22)}`],
  ["Supabase token", `sb${"p_"}${random(40, HEX)}`],
  ["Tailscale key", `ts${"key-"}auth-${random(12)}-${random(32)}`],
  ["Twilio key", `S${"K"}${random(32, HEX)}`],
  ["Yandex key", `AQ${"VN"}${random(36)}`],
  ["JSON Web Token", `ey${"J"}${random(30)}.ey${"J"}${random(60)}.${random(43)}`],
  ["bearer token", `Bearer ${random(40)}`],
];

function scan(text: string, file = "main.py") {
  return scanForSecrets([[file, text]]);
}

describe("tokens known by their shape", () => {
  test.each(TOKENS)("%s", (kind, value) => {
    const text = `first\n\n  x = call("${value}")\n`;
    expect(scan(text)).toEqual([
      { file: "main.py", line: 3, kind, sample: `${value.slice(0, 4)}… (${value.length} characters)` },
    ]);
    expect(redactSecrets(text)).toBe(`first\n\n  x = call("[secret removed: ${kind}]")\n`);
  });

  test("every shape has an example above", () => {
    expect(new Set(TOKENS.map(([kind]) => kind))).toEqual(new Set(SECRET_SHAPES.map(({ kind }) => kind)));
  });

  test("no more than four characters of any value are ever shown", () => {
    for (const [, value] of TOKENS) expect(JSON.stringify(scan(value))).not.toContain(value.slice(0, 12));
  });

  test.each([
    ["a documentation example", `AK${"IA"}IOSFODNN7EXAMPLE`],
    ["a row of x", `s${"k-"}${"x".repeat(40)}`],
    ["a request to fill in", `s${"k-"}your-api-key-goes-here-please`],
    ["a CSS class", "sk-loading-indicator-container-large"],
    ["the middle of a word", `task-force-${random(30)}`],
    ["a token cut off", `gh${"p_"}${random(12)}`],
  ])("%s is none", (_, text) => {
    expect(scan(`const a = call("${text}")`)).toEqual([]);
  });
});

describe("private keys", () => {
  const pem = (name: string) => `-----BEGIN ${name}-----\n${random(64)}\n${random(64)}\n-----END ${name}-----`;
  test.each([["PRIVATE KEY"], ["RSA PRIVATE KEY"], ["OPENSSH PRIVATE KEY"], ["ENCRYPTED PRIVATE KEY"]])(
    "%s",
    (name) => {
      const text = `a\nkey = """${pem(name)}"""\nb = 1\n`;
      expect(scan(text)).toMatchObject([{ line: 2, kind: "private key" }]);
      expect(redactSecrets(text)).toBe(`a\nkey = """[secret removed: private key]-----END ${name}-----"""\nb = 1\n`);
    },
  );

  test("in one line with escaped line ends", () => {
    expect(scan(`K = "${pem("PRIVATE KEY").replaceAll("\n", "\\n")}"`)).toMatchObject([{ kind: "private key" }]);
  });

  test("code that only looks for one keeps its text", () => {
    const text = 'if "-----BEGIN PRIVATE KEY-----" in text:\n    refuse()\n';
    expect(scan(text)).toEqual([]);
    expect(redactSecrets(text)).toBe(text);
  });

  test("a public key is none", () => {
    expect(scan(pem("PUBLIC KEY"))).toEqual([]);
  });
});

describe("passwords in addresses", () => {
  test("only the password is taken", () => {
    const password = random(12);
    const text = `DB = "postgres://app:${password}@db.example:5432/app"`;
    expect(scan(text)).toMatchObject([{ kind: "password in an address", sample: "… (12 characters)" }]);
    expect(redactSecrets(text)).toBe(
      'DB = "postgres://app:[secret removed: password in an address]@db.example:5432/app"',
    );
  });

  test.each([
    ["postgres://user:password@localhost/db"],
    ["postgres://app:$PASSWORD@localhost/db"],
    ["postgres://app:{password}@localhost/db"],
    ["https://host.example:8443/path@2x.png"],
    ["https://example.com/a:b@c"],
  ])("%s has none", (text) => {
    expect(scan(text)).toEqual([]);
  });
});

describe("values that their name betrays", () => {
  const value = random(24);
  test.each([
    [`api_key = "${value}"`],
    [`API_KEY: str = "${value}"`],
    [`token: Optional[str] = '${value}'`],
    [`const clientSecret: string = "${value}";`],
    [`{"db_password": "${value}"}`],
    [`{"db_password":"${value}"}`],
    [`os.environ["SERVICE_TOKEN"] = "${value}"`],
    [`connect(password=r"${value}")`],
    [`secret := "${value}"`],
    [`:auth_token => "${value}"`],
    [`if token == "${value}":`],
    ['password = "Tr4in!9x"'],
  ])("%s", (text) => {
    expect(scan(text)).toHaveLength(1);
  });

  test.each([
    [".env", `export SERVICE_TOKEN=${value}`],
    ["config/app.yaml", `  client_secret: ${value}`],
    ["setup.cfg", `password = ${value}`],
    ["Dockerfile", `ENV API_KEY=${value}`],
    [".npmrc", `//registry.example/:_authToken=${value}`],
  ])("bare in %s", (file, text) => {
    expect(scan(text, file)).toHaveLength(1);
  });

  test.each([
    ["an environment lookup", 'api_key = os.environ["OPENAI_API_KEY"]'],
    ["another", 'api_key = os.getenv("OPENAI_API_KEY", "")'],
    ["and another", "const apiKey = process.env.OPENAI_API_KEY;"],
    ["the name of a variable", 'token = "VAULT_PROD_EU1_MAIN"'],
    ["a placeholder", 'api_key = "your-api-key-123"'],
    ["brackets", 'api_key = "<API-KEY-2024>"'],
    ["a template", 'api_key = "${API_KEY_2024}"'],
    ["a change-me", 'password = "change-me-2024"'],
    ["a word", 'password = "password"'],
    ["words", 'token = "access-granted"'],
    ["a test value", 'secret = "test-secret-0001"'],
    ["the name of a type", 'private_key: "_CurvePrivateKey"'],
    ["a uuid", 'token = "0b8f4f0e-7c1e-4d0c-9d9e-3f3f6f1f2a11"'],
    ["an address", 'token = "https://auth.example/oauth2/v1"'],
    ["another name", `checksum = "${value}"`],
    ["a limit", 'max_tokens = "8192-16384"'],
    ["a name that holds a name", 'secret_name = "prod/db/Password1"'],
    ["a call", `password = hash("${value}")`],
  ])("%s is no secret", (_, text) => {
    expect(scan(text)).toEqual([]);
  });

  test("hashes in lock files are public", () => {
    const text = `{"token": "${value}", "integrity": "sha512-${random(86)}=="}`;
    expect(scan(text, "package.json")).toHaveLength(1);
    for (const file of ["package-lock.json", "web/yarn.lock", "pnpm-lock.yaml", "uv.lock", "poetry.lock"]) {
      expect(scan(text, file)).toEqual([]);
    }
  });
});

test("one place is one sighting, however many rules would see it", () => {
  expect(scan(`api_key = "s${"k-"}${random(48)}"`)).toMatchObject([{ kind: "OpenAI key" }]);
});

test("of a short value not even the first characters are shown", () => {
  expect(scan('password = "Tr4in!9x"')[0]?.sample).toBe("… (8 characters)");
});

test("what leaves the house has neither secret texts nor texts of secret members", () => {
  const value = { token: "abc", list: [`x ${TOKENS[1]?.[1]}`], deep: { max_tokens: 7, password: null } };
  expect(withoutSecrets(value)).toEqual({
    list: ["x [secret removed: GitHub token]"],
    deep: { max_tokens: 7, password: null },
  });
});

test("redacting leaves nothing to find and nothing else changed", () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom(...TOKENS.map(([, value]) => `\n"${value}"\n`)));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join(" ");
      const redacted = redactSecrets(text);
      expect(scan(redacted)).toEqual([]);
      for (const [, value] of TOKENS) expect(redacted).not.toContain(value);
      if (scan(text).length === 0) expect(redacted).toBe(text);
    }),
    { numRuns: 300 },
  );
});

/** Measured in processor time, which other work on the machine does not lengthen; a rule that backtracks takes minutes. */
describe("hostile texts cost no more than their length", () => {
  const length = 200_000;
  const repeat = (text: string) => text.repeat(Math.ceil(length / text.length));
  test.each([
    ["letters", repeat("a")],
    ["capital letters", repeat("AKIA")],
    ["starts of tokens", repeat(`eyJ s${"k-"} ghp_ xoxb- `)],
    ["starts run together", repeat(`s${"k-"}`)],
    ["halves of web tokens", repeat("eyJaaaaaaaaaaaa.")],
    ["one endless web token", `eyJ${repeat("a")}.eyJ${repeat("a")}`],
    ["starts of private keys", repeat("-----BEGIN RSA PRIVATE KEY-----")],
    ["private keys without an end", repeat(`-----BEGIN PRIVATE KEY-----\n${"A".repeat(20)}\n`)],
    ["addresses", repeat("a://b:c")],
    ["addresses without a host", repeat("http://user:pa")],
    ["quotes", repeat('"')],
    ["backslashes", repeat("\\")],
    ["assignments", repeat('a:a="')],
    ["short values", repeat('token: a | b = "aaaaaaaa" ')],
    ["blanks", repeat(" ")],
    ["blanks after a name", `token${repeat(" ")}`],
    ["equal signs", repeat("token=")],
    ["bearers", repeat("Bearer ")],
  ])("%s", (_, text) => {
    const started = process.cpuUsage();
    scan(text, ".env");
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_500);
  });
});
