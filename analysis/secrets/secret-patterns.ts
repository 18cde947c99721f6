/**
 * The shapes of credentials that are recognizable by themselves.
 *
 * Every shape starts with fixed letters, so one pass over a text finds the places worth a look, and the shape is then
 * tried at that place alone. All repetitions are bounded and no two neighboring ones share a character, so that a
 * hostile file costs no more than an ordinary one.
 */

export interface SecretShape {
  readonly kind: string;
  /** The letters it starts with: a fragment of a regular expression that matches a few fixed characters. */
  readonly start: string;
  /** The whole of it, tried where `start` was found. */
  readonly whole: RegExp;
}

function shape(kind: string, start: string, rest: string): SecretShape {
  return { kind, start, whole: new RegExp(`(?:${start})${rest}(?![A-Za-z0-9])`, "y") };
}

export const SECRET_SHAPES: readonly SecretShape[] = [
  shape("AWS access key", "AKIA|ASIA|ABIA|ACCA", "[A-Z2-7]{16}"),
  shape("GitHub token", "gh[pousr]_", "[A-Za-z0-9]{36,255}"),
  shape("GitHub token", "github_pat_", "[A-Za-z0-9_]{40,255}"),
  shape("GitLab token", "gl(?:pat|dt|rt|cbt|ptt|ft|soat|imt|agent)-", "[\\w-]{20,100}"),
  shape("Slack token", "xox[abceoprs]-|xapp-", "[A-Za-z0-9-]{20,255}"),
  shape("Slack webhook", "hooks\\.slack\\.com/services/", "T[A-Z0-9]{6,14}/B[A-Z0-9]{6,14}/[A-Za-z0-9]{20,40}"),
  shape("Stripe key", "[sr]k_(?:live|test)_", "[A-Za-z0-9]{16,255}"),
  shape("Stripe webhook secret", "whsec_", "[A-Za-z0-9+/]{24,100}"),
  shape("Anthropic key", "sk-ant-", "[\\w-]{20,255}"),
  shape("OpenRouter key", "sk-or-v1-", "[0-9a-f]{64}"),
  shape("OpenAI key", "sk-(?!ant-|or-v1-)", "(?:proj-|svcacct-|admin-)?[\\w-]{20,255}"),
  shape("Groq key", "gsk_", "[A-Za-z0-9]{40,64}"),
  shape("xAI key", "xai-", "[A-Za-z0-9]{60,100}"),
  shape("Perplexity key", "pplx-", "[A-Za-z0-9]{40,64}"),
  shape("Replicate token", "r8_", "[A-Za-z0-9]{37,40}"),
  shape("Tavily key", "tvly-", "[A-Za-z0-9-]{20,64}"),
  shape("LangSmith key", "lsv2_[ps][tk]_", "[0-9a-f]{32}_[0-9a-f]{10}"),
  shape("Hugging Face token", "hf_", "[A-Za-z0-9]{30,64}"),
  shape("Google API key", "AIza", "[\\w-]{35}"),
  shape("Google OAuth secret", "GOCSPX-", "[\\w-]{28}"),
  shape("Google access token", "ya29\\.", "(?:[a-z]\\.)?[\\w-]{30,500}"),
  shape("npm token", "npm_", "[A-Za-z0-9]{36}"),
  shape("PyPI token", "pypi-AgE", "[\\w-]{50,255}"),
  shape("DigitalOcean token", "do[op]_v1_", "[0-9a-f]{64}"),
  shape("SendGrid key", "SG\\.", "[\\w-]{22}\\.[\\w-]{43}"),
  shape("Databricks token", "dapi", "[0-9a-f]{32}"),
  shape("Vault token", "hv[sb]\\.", "[\\w-]{24,255}"),
  shape("Azure storage key", "AccountKey=", "[A-Za-z0-9+/]{40,100}={0,2}"),
  shape("Docker token", "dckr_pat_", "[\\w-]{20,100}"),
  shape("Telegram bot token", "\\d{8,10}:AA", "[\\w-]{32,35}"),
  shape("console key", "agck_", "[0-9a-f]{24}_[\\w-]{51}"),
  shape("Age key", "AGE-SECRET-KEY-1", "[A-Z0-9]{58}"),
  shape("Airtable token", "pat(?=[A-Za-z0-9]{14}\\.)", "[A-Za-z0-9]{14}\\.[0-9a-f]{64}"),
  shape("Alibaba key", "LTAI", "[A-Za-z0-9]{12,30}"),
  shape("Artifactory key", "AKCp", "[A-Za-z0-9]{60,80}"),
  shape("Atlassian token", "ATATT3", "[\\w=-]{60,250}"),
  shape("Bedrock key", "ABSK", "[A-Za-z0-9+/]{80,280}={0,2}"),
  shape("Brevo key", "xkeysib-", "[0-9a-f]{64}-[A-Za-z0-9]{16}"),
  shape("Clojars token", "CLOJARS_", "[A-Za-z0-9]{60}"),
  shape("Contentful token", "CFPAT-", "[\\w-]{43}"),
  shape("Doppler token", "dp\\.(?:pt|st|ct|sa|scim|audit)\\.", "[A-Za-z0-9]{40,44}"),
  shape("Dropbox token", "sl\\.", "[\\w-]{120,1500}"),
  shape("Duffel token", "duffel_(?:test|live)_", "[\\w-]{43}"),
  shape("Dynatrace token", "dt0[cs]\\d\\d\\.", "[A-Z0-9]{24}\\.[A-Z0-9]{64}"),
  shape("EasyPost key", "EZ[AT]K", "[A-Za-z0-9]{54}"),
  shape("ElevenLabs key", "sk_(?=[0-9a-f]{48})", "[0-9a-f]{48}"),
  shape("Facebook token", "EAA[MC]", "[A-Za-z0-9]{80,400}"),
  shape("Figma token", "figd_", "[\\w-]{38,60}"),
  shape("Flutterwave key", "FLWSECK(?:_TEST)?-", "[0-9a-h]{32}-X"),
  shape("Fly token", "fo1_", "[\\w-]{43}"),
  shape("Fly token", "fm2_", "[A-Za-z0-9+/=]{80,2000}"),
  shape("Frame.io token", "fio-u-", "[\\w=-]{64}"),
  shape("Grafana token", "glsa_", "[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}"),
  shape("Grafana token", "glc_", "[A-Za-z0-9+/]{32,400}={0,2}"),
  shape("Heroku key", "HRKU-", "[\\w-]{30,70}"),
  shape("HubSpot token", "pat-(?:na|eu)\\d-", "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"),
  shape("Infracost key", "ico-", "[A-Za-z0-9]{32}"),
  shape("Linear key", "lin_(?:api|oauth)_", "[A-Za-z0-9]{32,64}"),
  shape("Mailgun key", "key-", "[0-9a-f]{32}"),
  shape("Mapbox secret token", "sk\\.eyJ", "[\\w-]{40,400}\\.[\\w-]{20,60}"),
  shape("Netlify token", "nfp_", "[A-Za-z0-9]{36,60}"),
  shape("New Relic key", "NR(?:AK|II|AA|JS)-", "[A-Za-z0-9]{19,40}"),
  shape("Notion token", "ntn_", "[A-Za-z0-9]{43,50}"),
  shape("NVIDIA key", "nvapi-", "[\\w-]{60,70}"),
  shape("1Password token", "ops_eyJ", "[\\w+/=-]{100,2000}"),
  shape("OpenShift token", "sha256~", "[\\w-]{43}"),
  shape("Pinecone key", "pcsk_", "[A-Za-z0-9_]{60,80}"),
  shape("PlanetScale token", "pscale_(?:tkn|pw|oauth)_", "[\\w.=-]{32,64}"),
  shape("Postman key", "PMAK-", "[0-9a-f]{24}-[0-9a-f]{34}"),
  shape("Prefect token", "pn[ub]_", "[A-Za-z0-9]{36}"),
  shape("Pulumi token", "pul-", "[0-9a-f]{40}"),
  shape("ReadMe key", "rdme_", "[a-z0-9]{70}"),
  shape("Resend key", "re_(?=[A-Za-z0-9]{8}_)", "[A-Za-z0-9]{8}_[A-Za-z0-9]{24}"),
  shape("RubyGems key", "rubygems_", "[0-9a-f]{48}"),
  shape("Scalingo token", "tk-us-", "[\\w-]{48}"),
  shape("Sentry token", "sntry[su]_", "[\\w+/=]{60,400}"),
  shape("Shippo token", "shippo_(?:live|test)_", "[0-9a-f]{40}"),
  shape("Shopify token", "shp(?:at|ca|pa|ss)_", "[0-9A-Fa-f]{32}"),
  shape("SonarQube token", "sq[pua]_", "[0-9a-z]{40}"),
  shape("Square token", "sq0[a-z]{3}-", "[\\w-]{22,43}"),
  shape("Square token", "EAAA", "[\\w-]{60}"),
  shape("Supabase token", "sbp_", "[0-9a-f]{40}"),
  shape("Supabase token", "sb_secret_", "[\\w-]{31,45}"),
  shape("Tailscale key", "tskey-", "[a-z]{2,10}-[A-Za-z0-9-]{20,60}"),
  shape("Twilio key", "SK(?=[0-9a-f]{32})", "[0-9a-f]{32}"),
  shape("Yandex key", "AQVN", "[\\w-]{35,38}"),
  shape("JSON Web Token", "eyJ", "[\\w-]{10,4000}\\.eyJ[\\w-]{10,8000}\\.[\\w-]{10,2000}"),
  shape("bearer token", "[Bb]earer ", "[A-Za-z0-9._~+/=-]{24,2000}"),
];

/** Where any shape may start. A letter or digit before it means that it is the middle of some longer word. */
export const SHAPE_START = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${SECRET_SHAPES.map(({ start }) => start).join("|")})`,
  "g",
);

/** scheme://user:password@host; the password is the first group, with its position. */
export const PASSWORD_URL =
  /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{0,100}:([^\s:/@"'`<>]{3,200})@(?=[\w.[-])/gi;

/** The first line of a private key and the start of its body; code that merely looks for such a line has no body. */
export const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|[\s"'`+,\\]){0,40}[A-Za-z0-9+/=:-]{16,100}/g;
export const PRIVATE_KEY_END = "-----END ";
export const PRIVATE_KEY_LIMIT = 20_000;
