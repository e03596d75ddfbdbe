import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { documentOf } from './document.ts'
import { AssetIndex } from './page-assets.ts'
import { coverageTroubles, type ShownPage } from './page-coverage.ts'
import { firstSheet } from './site-sheet.ts'
import { sitemapXml } from './sitemap.ts'
import { startScript } from './start-script.ts'
import { type CssNode, readCss } from './used-styles/css-tree.ts'
import { usedStyles } from './used-styles/used-styles.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'dist')
const server = join(root, '.cache/server')
const origin = (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 4000}`).replace(/\/$/, '')

process.chdir(root)
await build({ logLevel: 'warn', build: { outDir: site, manifest: true, emptyOutDir: true } })
await build({
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/entry-server.tsx', emptyOutDir: true },
  ssr: { noExternal: /^@susegad\// },
})

type ServerEntry = typeof import('../src/entry-server.tsx')
const entry: ServerEntry = await import(pathToFileURL(join(server, 'entry-server.js')).href)
const assets = AssetIndex.read(site)
const firstStyles = assets.read(firstSheet)
const fonts = [...firstStyles.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, href = '']) => href)
const script = startScript(entry.themeScript, assets.entry, fonts)
const sheetsRead = new Map<string, CssNode[]>()

const redirects = { '/activitys': '/activity' }
const pages = await entry.sitePages()
const shown: ShownPage[] = []
for (const page of pages) {
  const { html, head, routeIds } = await entry.renderPage(page, origin)
  shown.push({ ...page, routeIds })
  const sources = [
    ...assets.routeSources(routeIds, join(root, 'src/routes')),
    ...(page.record ? assets.recordSources(page.record) : []),
  ]
  const { scripts, sheets } = assets.assetsOf(sources)
  const styles = firstStyles + usedStyles(sheets.flatMap(cssOf), `<html lang="en-IN" dir="ltr"><body>${html}`)
  write(page.file, documentOf({ head, styles, sheets, startScript: script, modules: scripts.slice(1), html }))
}

const troubles = coverageTroubles(entry.routeIds(), shown, Object.keys(redirects))
if (troubles.length > 0) throw new Error(troubles.join('\n'))

write('sitemap.xml', sitemapXml(pages, origin))
write(
  'robots.txt',
  `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /profile\n\nSitemap: ${origin}/sitemap.xml\n`,
)
write(
  'routes.json',
  JSON.stringify({
    redirects,
    csp: contentSecurityPolicy(script),
  }),
)
rmSync(join(site, '.vite'), { recursive: true, force: true })
compressFolder(site)
process.stdout.write(`Prerendered ${pages.length} pages into ${site}\n`)

function cssOf(sheet: string): CssNode[] {
  const nodes = sheetsRead.get(sheet) ?? readCss(assets.read(sheet))
  sheetsRead.set(sheet, nodes)
  return nodes
}

function write(file: string, text: string): void {
  const target = join(site, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}
