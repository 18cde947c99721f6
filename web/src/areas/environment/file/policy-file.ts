import * as fields from "@agent-console/sdk/fields";
/** What the console reads, as the file chooser filters it. The console itself goes by the content. */
export const ACCEPTED = ".pdf,.docx,.html,.htm,.md,.markdown,.txt,text/plain,text/markdown,text/html,application/pdf";

const LARGEST = 10 * 1024 * 1024;

/** Why a file would be refused, before it is sent; null if it may be read. */
export function misfitOf({ size, name }: Pick<File, "size" | "name">): string | null {
  if (size === 0) return "The file is empty.";
  if (size > LARGEST)
    return "The file is larger than 10 MiB. Upload a smaller file, or split it into several policies.";
  if (/\.(docm|doc|odt|rtf|pages)$/i.test(name))
    return "Only PDF, Word (.docx), HTML, Markdown and plain text can be read. Save the document in one of these formats.";
  return null;
}

/** "refund_policy-v2.docx" becomes "Refund policy v2". */
export function nameFor(fileName: string): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,8}$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, fields.PolicyCreate.name.maxLength);
}
