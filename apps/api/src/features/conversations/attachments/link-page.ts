import { escapeHtml, page, pagePolicy } from '../../../http/html.ts'

const style = `
:root{color-scheme:light dark;--paper:#fbf7ef;--ink:#15343a;--muted:#4c6468}
@media (prefers-color-scheme:dark){:root{--paper:#0f2429;--ink:#f3ecdf;--muted:#b5c4c2}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) 1.25rem 4rem}
h1{font:600 clamp(1.8rem,6vw,2.6rem)/1.15 Georgia,serif;margin:0 0 1rem}
p{margin:0;color:var(--muted)}
`

export const linkPagePolicy = pagePolicy(style)

/** Why a link in an email shows no file. */
export const linkPage = (heading: string, text: string, businessName: string): string =>
  page(
    `${heading} · ${businessName}`,
    style,
    `<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
</main>`,
  )
