/**
 * One entry of a public taxonomy and what this console can see of it: by asking the agent, by reading its configuration or
 * source, or not at all. `unseen` says, in our words, what stays out of reach; null means that nothing of weight does.
 */
export type Entry =
  | {
      readonly title: string;
      readonly testable: "from outside" | "from configuration";
      readonly unseen: string | null;
    }
  | { readonly title: string; readonly testable: "not from outside"; readonly unseen: string };

export const outside = (title: string, unseen: string | null = null): Entry => ({
  title,
  testable: "from outside",
  unseen,
});

export const configuration = (title: string, unseen: string | null = null): Entry => ({
  title,
  testable: "from configuration",
  unseen,
});

export const unreachable = (title: string, unseen: string): Entry => ({ title, testable: "not from outside", unseen });
