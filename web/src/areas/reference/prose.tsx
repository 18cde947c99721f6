import { Fragment } from "react";

/** The paragraphs, lists, `code` and **strong** of the document's descriptions, as elements and never as markup. */
export function Prose({ text = "" }: { readonly text?: string | undefined }) {
  const blocks = text.split(/\n{2,}/).filter(Boolean);
  return blocks.map((block) => <Block key={block} lines={block.split("\n")} />);
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  if (!lines.every((line) => line.startsWith("- ")))
    return (
      <p>
        <Inline text={lines.join("\n")} />
      </p>
    );
  return (
    <ul className="reference-bullets">
      {lines.map((line) => (
        <li key={line}>
          <Inline text={line.slice(2)} />
        </li>
      ))}
    </ul>
  );
}

export function Inline({ text }: { readonly text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, at) => {
    const key = `${at}${part}`;
    if (part.startsWith("`") && part.length > 2) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith("**") && part.length > 4) return <strong key={key}>{part.slice(2, -2)}</strong>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
