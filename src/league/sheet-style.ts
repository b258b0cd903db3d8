/** The style on screen and on paper. */
export const SHEET_STYLE = `
body { font: 12pt/1.35 system-ui, sans-serif; margin: 1.5rem auto; max-width: 48rem; padding: 0 1rem; color: #111; }
h1 { font-size: 18pt; margin: 0 0 .2rem; }
h2 { font-size: 14pt; margin: 1.2rem 0 .4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #888; padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { background: #eee; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.slips { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: .8rem; }
.slip { border: 1px dashed #555; padding: .6rem; break-inside: avoid; }
.slip h3 { margin: 0 0 .4rem; font-size: 12pt; }
.slip td.score { width: 7rem; height: 1.6rem; }
.slip p { margin: .4rem 0 0; font-size: 10pt; color: #444; }
nav { display: flex; gap: 1rem; margin-bottom: 1rem; }
@page { size: A4; margin: 15mm; }
tr { break-inside: avoid; }
@media print { nav { display: none; } body { margin: 0; max-width: none; padding: 0; } .part { break-before: page; } .part:first-of-type { break-before: auto; } }
`;
