import { Readable } from "node:stream";
import { fault } from "../../../kernel/errors.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { openReport, type ReadTeam } from "./content/source.ts";
import { htmlReportOp, makeReportOp, pdfReportOp, reportOp, reportPageOp } from "./contract.ts";
import { type FormatName, formatNames, formats } from "./formats.ts";

interface Wanted {
  readonly who: { readonly teamId: string };
  readonly params: { readonly evaluation_id: string };
  readonly query: { readonly team_id?: string | null | undefined };
  readonly inTeam: ReadTeam;
}

/** A team that is named has to be the caller's own; another one looks like none. */
function ownTeam({ who, query }: Wanted): void {
  if (query.team_id && query.team_id !== who.teamId) throw fault("TEAM_NOT_FOUND");
}

/** Whether there is a report is known before the first byte leaves; from then on it is written as it is read. */
async function report(wanted: Wanted, name: FormatName): Promise<Answer> {
  ownTeam(wanted);
  const { evaluation_id: id } = wanted.params;
  const source = await openReport(wanted.inTeam, id);
  const { media, ending, write, headers } = formats[name];
  return {
    status: 200,
    raw: { content: Readable.from(write(source), { objectMode: false }), type: media },
    headers: {
      "content-disposition": `${name === "html" || name === "pdf" ? "inline" : "attachment"}; filename="evaluation-${id}.${ending}"`,
      "cache-control": "no-store",
      ...headers,
    },
  };
}

export function reportRoutes(): Binding[] {
  return [
    bind(htmlReportOp, (r) => report(r, "html")),
    bind(pdfReportOp, (r) => report(r, "pdf")),
    bind(reportOp, (r) => report(r, r.query.format)),
    bind(reportPageOp, (r) => report(r, "html")),
    bind(makeReportOp, async (r) => {
      ownTeam(r);
      const { evaluation_id: id } = r.params;
      const { head } = await openReport(r.inTeam, id);
      return ok({
        evaluation_id: id,
        generated_at: Math.floor(head.madeAt / 1000),
        formats: formatNames.map((format) => ({
          format,
          media_type: formats[format].media,
          url: `/v1/evaluation-results/${id}/report?format=${format}`,
        })),
      });
    }),
  ];
}
