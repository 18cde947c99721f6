import { useId, useState } from "react";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import "./result-file.css";

interface FileProps {
  readonly file: File | null;
  readonly choose: (file: File) => void;
}

export function ResultFile({ file, choose }: FileProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file input inside does the same
    <div
      className={isOver ? "result-file over" : "result-file"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) choose(dropped);
      }}
    >
      <label htmlFor={id} className="strong">
        {file ? "Choose another file" : "Drop a result file here, or choose one"}
      </label>
      <input
        id={id}
        type="file"
        accept=".json,.jsonl,.ndjson"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
        }}
      />
      {file ? (
        <p role="status">
          <ShownText text={file.name} /> <span className="mut">{count(Math.ceil(file.size / 1024))} KiB</span>
        </p>
      ) : (
        <span className="hint">JSON or JSON Lines, up to 50 MiB. The tool is recognized by the content.</span>
      )}
    </div>
  );
}
