export const docsStyle = `
:root{color-scheme:light dark;--paper:#fbf7ef;--raised:#fffdf8;--sunken:#f2ead9;--ink:#15343a;--muted:#4f666a;--line:#d9cdb6;--sea:#0b6b6f;--coral:#a8321b;--gold:#7a5300;--leaf:#2c6a35;--tile:#1f4f8f}
@media (prefers-color-scheme:dark){:root{--paper:#0f2429;--raised:#15303680;--sunken:#0a1b1f;--ink:#f3ecdf;--muted:#b5c4c2;--line:#2f4a4e;--sea:#6cc4c0;--coral:#ff9d85;--gold:#f0c060;--leaf:#8fd19a;--tile:#8fb8f0}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-block-start:1.5rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
a{color:var(--sea);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px;border-radius:.25rem}
code,pre{font:.9em/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{inset-inline-start:1rem;inset-block-start:1rem;background:var(--raised);padding:.5rem 1rem}
.page{display:grid;grid-template-columns:minmax(0,1fr);max-width:82rem;margin:0 auto;padding:0 clamp(1rem,4vw,3rem)}
header{padding:clamp(2.5rem,8vw,5rem) 0 2rem;max-width:46rem}
h1{font:600 clamp(2.4rem,7vw,4rem)/1.05 Georgia,'Times New Roman',serif;letter-spacing:-.02em;margin:0 0 1rem}
h2{font:600 1.9rem/1.2 Georgia,'Times New Roman',serif;margin:4rem 0 .25rem;padding-block-start:2rem;border-block-start:1px solid var(--line)}
h3{font-size:1.15rem;line-height:1.35;margin:0}
h4{font-size:.8rem;letter-spacing:.08em;text-transform:uppercase;color:var(--muted);margin:1.5rem 0 .5rem}
p{margin:0 0 1rem;max-width:62ch}
.lead,.quiet{color:var(--muted)}
nav ul{list-style:none;margin:0 0 1.5rem;padding:0}
nav strong{display:block;font:600 1.05rem/1.4 Georgia,serif;margin:0 0 .35rem}
nav li a{display:flex;gap:.6rem;align-items:baseline;padding:.3rem 0;color:inherit;text-decoration:none;font-size:.92rem}
nav li a:hover{text-decoration:underline}
.verb{font:700 .72rem/1 ui-monospace,monospace;letter-spacing:.04em;min-width:3.6em;color:var(--sea)}
.post{color:var(--leaf)}.put{color:var(--gold)}.delete{color:var(--coral)}.get{color:var(--tile)}
article{background:var(--raised);border:1px solid var(--line);border-radius:.75rem;padding:clamp(1.1rem,3vw,1.9rem);margin:1.25rem 0}
.path{display:flex;flex-wrap:wrap;gap:.75rem;align-items:baseline;margin:.35rem 0 .9rem}
.path code{font-size:1rem;overflow-wrap:anywhere}
.path .verb{font-size:.85rem;min-width:0}
.who{margin-inline-start:auto;font-size:.85rem;color:var(--muted)}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.93rem}
th,td{text-align:start;vertical-align:top;padding:.5rem 1rem .5rem 0;border-block-end:1px solid var(--line)}
th{font-weight:600;font-size:.82rem;color:var(--muted)}
td:first-child code{font-weight:600}
pre{background:var(--sunken);border-radius:.5rem;padding:1rem;margin:.5rem 0 0;overflow-x:auto;tab-size:2}
details{border-block-end:1px solid var(--line)}
summary{cursor:pointer;padding:.55rem 0;display:flex;gap:.75rem}
summary b{font:700 .9rem/1.6 ui-monospace,monospace;min-width:3ch;color:var(--muted)}
.ok b{color:var(--leaf)}
details>pre{margin:0 0 1rem}
footer{padding:3rem 0 5rem;color:var(--muted)}
@media (min-width:64rem){.page{grid-template-columns:17rem minmax(0,1fr);column-gap:4rem}header{grid-column:1/-1}nav{position:sticky;inset-block-start:2rem;align-self:start;max-height:calc(100vh - 4rem);overflow-y:auto;padding-inline-end:.5rem}main>section:first-child h2{margin-block-start:0;border:0;padding:0}}
@media print{nav{display:none}article{break-inside:avoid}}
`
