import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { firstWords } from './start/first-words.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

// Storybook takes seconds to start: until then, its HTML shows the text of the first page.
const script = `
const words = document.getElementById('first-words')
const asked = new URLSearchParams(location.search).get('path')
if (asked && !asked.startsWith('/docs/start-start')) words.remove()
addEventListener('message', ({ data }) => {
  if (/"type":"(docs|story)Rendered"/.test(typeof data === 'string' ? data : '')) words.remove()
})
setTimeout(() => words.remove(), 15000)
`

const styles = `
${read('../../packages/ui/src/theme/theme.css')}
${read('start/first-page.css')}
body {
  background: var(--sg-surface-sunken);
}
#first-words {
  position: fixed;
  inset: 0;
  z-index: 1;
  overflow: hidden;
  align-content: start;
  padding: clamp(3rem, 13vw, 12rem) clamp(1.25rem, 4vw, 3.625rem) 0;
  background: var(--sg-surface);
}
#first-words > * {
  inline-size: min(100%, 68rem);
  margin-inline: auto;
}
#first-words h1 {
  font-size: clamp(2.5rem, 4.9vw, 5rem);
}
@media (width >= 600px) {
  #first-words {
    inset: 0 0 0 300px;
  }
}
`

/** Writes the text of the first page into the workshop's HTML. */
export function writeFirstPaint(page: URL): void {
  const { label, heading, lede } = firstWords
  const words = `<div id="first-words" class="first-page"><div class="first-hero"><div class="first-words">
<p class="first-label">${label}</p><h1>${heading}</h1><p class="first-lede">${lede}</p>
</div></div></div><script>${script}</script>`
  const html = readFileSync(page, 'utf8')
  if (!html.includes('<div id="root">'))
    throw new Error('index.html has no #root: see where its body begins now.')
  writeFileSync(
    page,
    html
      .replace('</head>', () => `<style>${styles}</style></head>`)
      .replace('<div id="root">', () => `${words}<div id="root">`),
  )
}

/** Preloads the modules that render a docs page, which the preview requests last. */
export function preloadRenderer(built: URL): void {
  const modules = ['DocsRenderer', 'react-18'].flatMap((name) => {
    const found = globSync(`assets/${name}-*.js`, { cwd: built })
    if (found.length === 0) throw new Error(`The build has no ${name}: see what draws its docs pages now.`)
    return found
  })
  const links = modules.map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`)
  const page = new URL('iframe.html', built)
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('</head>', () => `${links.join('')}</head>`),
  )
}
