/** The look of a report: one file, no fonts, nothing fetched. Hue belongs to results; shapes tell them apart in gray. */
export const style = `
:root{color-scheme:light dark;--surface:#fff;--bg:#f5f6f6;--rule:#dee2e3;--ctl:#7e898e;--ink:#12181b;--ink-2:#3e494e;--ink-3:#5a666b;
--pass:#0a6b5e;--pass-mark:#0f8a7a;--inc:#5b3fa6;--inc-mark:#7a5bc7;--fail:#a8320c;--fail-mark:#cc4312;--mark:#fff1b0}
@media (prefers-color-scheme:dark){:root{--surface:#12171a;--bg:#0c0f11;--rule:#252d32;--ctl:#6b777d;--ink:#edf1f2;--ink-2:#b9c3c7;
--ink-3:#8f9ba1;--pass:#5ccbb7;--pass-mark:#37b5a0;--inc:#bbabfa;--inc-mark:#a08cf0;--fail:#ff9a73;--fail-mark:#f07344;--mark:#3d3510}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1080px;padding:24px 16px 64px;background:var(--surface);color:var(--ink);
font:14px/20px ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
h1{font-size:20px;line-height:28px;margin:0;overflow-wrap:anywhere}
h2{font-size:14px;margin:32px 0 8px;padding-top:8px;border-top:1px solid var(--ink)}
h3{font-size:14px;margin:24px 0 4px;overflow-wrap:anywhere}
p{margin:4px 0 8px;max-width:70ch}
.quiet{color:var(--ink-3);font-size:12px}
.verdict{font-size:32px;line-height:40px;font-weight:600;letter-spacing:-.02em;margin:16px 0 4px}.reasons{margin:4px 0 8px;padding-left:20px;max-width:80ch}
.passed{color:var(--pass)}.failed{color:var(--fail)}.inconclusive{color:var(--inc)}
table{width:100%;border-collapse:collapse}
th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid var(--rule);vertical-align:middle;overflow-wrap:anywhere}
th{font-weight:400;font-size:12px;color:var(--ink-3)}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td.chart{width:38%;padding:0 8px 0 0}td.passed,td.failed,td.inconclusive,td.unassessed{overflow-wrap:normal;white-space:nowrap}
tr.sum td{font-weight:600}
tr.part td:first-child{padding-left:16px}
table.limits td,table.limits th{overflow-wrap:normal;vertical-align:top}table.limits td:first-child{min-width:180px}
svg{display:block;width:100%;height:32px;overflow:visible}
svg.key{position:absolute;width:0;height:0}
.whisker{stroke:var(--ink-2)}.bar.mean{fill:var(--rule);stroke:var(--ctl)}.point.mean{fill:var(--ink)}.track{stroke:var(--rule)}.threshold{stroke:var(--ink)}
.bar.passed{fill:var(--pass-mark)}.bar.failed{fill:none;stroke:var(--fail-mark);stroke-width:1.5}.bar.inconclusive{fill:url(#hatch);stroke:var(--inc-mark)}
.point{stroke:var(--surface);stroke-width:1.5}.point.passed{fill:var(--pass)}.point.failed{fill:var(--fail)}.point.inconclusive{fill:var(--inc)}
.hatch{stroke:var(--inc-mark)}
.c-tested{fill:var(--ink-2)}.c-partly{fill:var(--ctl)}.c-untested{fill:none;stroke:var(--ctl)}.c-not{fill:none;stroke:var(--ctl);stroke-dasharray:3 2}
details{border-bottom:1px solid var(--rule);padding:4px 0}
summary{cursor:pointer;padding:6px 0;overflow-wrap:anywhere}
pre,.said{font:12px/20px ui-monospace,"SF Mono","Cascadia Mono",Consolas,"DejaVu Sans Mono",monospace;white-space:pre-wrap;
overflow-wrap:anywhere;unicode-bidi:isolate;background:var(--bg);padding:8px 12px;margin:4px 0;border-radius:4px}
.turn{display:grid;grid-template-columns:120px 1fr}.scripted .said{border-style:dashed}.who{font-size:12px;color:var(--ink-3);padding-top:12px}
td.fact{white-space:pre-wrap;unicode-bidi:isolate}.advice{margin:4px 0 8px;padding-left:20px;color:var(--ink-2)}
table.prompts td{vertical-align:top}table.prompts td.wide{white-space:nowrap}td.asked,td.answered{width:30%;unicode-bidi:isolate}.paper{display:none}
.evidence{background:var(--mark);color:var(--ink);padding:0 4px}
.steps{display:inline-block;width:44px;letter-spacing:2px}
form{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
input,select,button{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--ctl);border-radius:4px;padding:5px 8px;min-height:32px}
input{flex:1 1 200px}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media (max-width:640px){body{font-size:15px;line-height:22px}.wide,table.forest thead{display:none}input,select,button{min-height:44px}
table.forest tr{display:grid;grid-template-columns:1fr 44px 92px;gap:0 12px;border-bottom:1px solid var(--rule);padding-bottom:4px}
table.forest td{border:0;padding-right:0}table.forest td.chart{grid-column:1/-1;grid-row:2;width:auto}
table.forest td.count{display:none}table.forest td.range{grid-column:1/-1;grid-row:3;text-align:left;font-size:12px;color:var(--ink-3);padding-top:0}
table.forest tr.part td.range{padding-left:16px}.turn{display:block}.who{padding-top:4px}
table.limits thead{display:none}table.limits tr{display:block;padding:6px 0;border-bottom:1px solid var(--rule)}
table.limits td:not(.wide){display:block;border:0;padding:2px 0}table.limits td:first-child{font-weight:600}
table.prompts thead{display:none}table.prompts td.wide{display:block}select{flex:1}table.prompts tr{display:grid;grid-template-columns:auto 1fr auto;gap:0 12px;border-bottom:1px solid var(--rule);padding:6px 0}
table.prompts td{border:0;padding:2px 0}td.why,td.asked,td.answered{grid-column:1/-1;width:auto}td.asked::before{content:"Asked: "}
td.answered::before{content:"Answered: "}td.asked::before,td.answered::before{color:var(--ink-3)}}
@media print{@page{size:A4;margin:16mm 14mm}:root{color-scheme:light;--surface:#fff;--bg:#fff;--rule:#dee2e3;--ctl:#7e898e;--ink:#12181b;--ink-2:#3e494e;--ink-3:#5a666b;
--pass:#0a6b5e;--pass-mark:#0f8a7a;--inc:#5b3fa6;--inc-mark:#7a5bc7;--fail:#a8320c;--fail-mark:#cc4312;--mark:#fff1b0}
body{max-width:none;padding:0;font-size:9pt;line-height:12pt;print-color-adjust:exact}form,.screen{display:none}.paper{display:block}
h2{break-after:avoid;margin-top:18pt}h3,.advice,summary{break-after:avoid}tr{break-inside:avoid}thead{display:table-header-group}
td.chart svg{margin:-7px 0}.said{font-size:8pt;line-height:11pt;padding:2px 0;margin:0}.turn{grid-template-columns:96px 1fr}.who{padding-top:3px;font-size:8pt}.advice{break-inside:avoid}
th,td{padding:3px 6px 3px 0}details{padding:0}details::details-content{content-visibility:visible;block-size:auto}summary{font-weight:600;list-style:none;padding:4px 0}}
`;
