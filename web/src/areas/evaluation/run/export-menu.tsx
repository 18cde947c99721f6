import { useMutation } from "@tanstack/react-query";
import { Menu } from "../../../parts/menu.tsx";
import { Failed } from "../../../parts/page/states.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { useSession } from "../../../session/use-session.ts";

const formats = [
  { ending: "html", label: "HTML (single file)" },
  { ending: "pdf", label: "PDF" },
  { ending: "json", label: "JSON" },
  { ending: "csv", label: "CSV" },
  { ending: "junit", label: "JUnit XML" },
  { ending: "sarif", label: "SARIF 2.1.0" },
] as const;

type Ending = (typeof formats)[number]["ending"];
const fileEnding: Readonly<Partial<Record<Ending, string>>> = { junit: "xml", sarif: "sarif.json" };

/** The report as a file, for sign-off and for pipelines. */
export function ExportMenu({ id }: { readonly id: string }) {
  const { api } = useSession();
  const save = useMutation({
    mutationFn: async (ending: Ending) => {
      const input = { evaluation_id: id };
      const stream =
        ending === "html"
          ? await api.evaluation.reportHtml(input)
          : ending === "pdf"
            ? await api.evaluation.reportPdf(input)
            : await api.evaluation.report({ ...input, format: ending });
      saveFile(`evaluation-${id.slice(-8)}.${fileEnding[ending] ?? ending}`, await new Response(stream).arrayBuffer());
    },
  });
  return (
    <>
      <Menu label="Export report" face={save.isPending ? "Exporting…" : "Export"} className="btn">
        {(close) =>
          formats.map(({ ending, label }) => (
            <button
              key={ending}
              type="button"
              onClick={() => {
                close();
                save.mutate(ending);
              }}
            >
              {label}
            </button>
          ))
        }
      </Menu>
      {save.isError && <Failed error={save.error} />}
    </>
  );
}
