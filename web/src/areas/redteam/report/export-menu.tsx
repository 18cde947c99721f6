import { useMutation } from "@tanstack/react-query";
import { Menu } from "../../../parts/menu.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { useSession } from "../../../session/use-session.ts";

const formats = [
  { format: "html", label: "HTML (single file)", ending: "html" },
  { format: "json", label: "JSON", ending: "json" },
  { format: "jsonl", label: "JSON Lines", ending: "jsonl" },
  { format: "csv", label: "CSV", ending: "csv" },
  { format: "sarif", label: "SARIF 2.1.0", ending: "sarif.json" },
  { format: "junit", label: "JUnit XML", ending: "xml" },
] as const;

/** The results as a file, for people and for pipelines. */
export function ExportMenu({ id }: { readonly id: string }) {
  const { api } = useSession();
  const save = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) => {
      const stream = await api.redteam.downloadResults({ campaign_id: id, format });
      saveFile(`campaign-${id.slice(-8)}.${ending}`, await new Response(stream).arrayBuffer());
    },
  });
  return (
    <>
      <Menu label="Export results" face={save.isPending ? "Exporting…" : "Export"} className="btn">
        {(close) =>
          formats.map((one) => (
            <button
              key={one.format}
              type="button"
              onClick={() => {
                close();
                save.mutate(one);
              }}
            >
              {one.label}
            </button>
          ))
        }
      </Menu>
      <Refused error={save.error} />
    </>
  );
}
