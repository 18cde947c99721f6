import { useId, useState } from "react";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { ACCEPTED } from "./policy-file.ts";
import "./file-drop.css";

interface DropProps {
  readonly file: File | null;
  readonly choose: (file: File) => void;
}

export function FileDrop({ file, choose }: DropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file input inside does the same
    <div
      className={isOver ? "file-drop over" : "file-drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) choose(dropped);
      }}
    >
      <label htmlFor={id} className="strong">
        {file ? "Choose another file" : "Drop a file here, or choose one"}
      </label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
        }}
      />
      {file ? (
        <p role="status">
          <ShownText text={file.name} /> <span className="mut">{sizeOf(file.size)}</span>
        </p>
      ) : (
        <span className="hint">PDF, Word (.docx), HTML, Markdown or plain text, up to 10 MiB</span>
      )}
    </div>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${count(Math.ceil(bytes / 1024))} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
