/** Policies to begin with. Their tools have to be renamed to those of the agent. */
export const flowStarters = [
  {
    name: "no-mail-after-web",
    title: "No mail to strangers after reading the web",
    text: `# After a page or a mailbox was read, mail goes only to our own domains.
source web = result of web_fetch, read_inbox, mcp:*/search
deny call of send_email after web unless arg.to|cc|bcc in @company_domains`,
  },
  {
    name: "no-secrets-out",
    title: "No secrets in outgoing requests",
    text: `# What a secret store returned must not be posted anywhere, encoded or in pieces.
deny call of http_post when arg carries result of read_secret`,
  },
  {
    name: "confirm-transfers",
    title: "Confirm before a transfer",
    text: `# Each transfer of more than 1000 needs its own confirmation.
require call of confirm before each call of transfer_money with arg.amount > 1000`,
  },
  {
    name: "limit-searches",
    title: "Limit searches",
    text: `limit call of search to 20 per conversation`,
  },
] as const;
