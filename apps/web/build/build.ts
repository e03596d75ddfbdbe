import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, type Manifest } from 'vite'
import { compressFolder } from './compress.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { documentOf } from './document.ts'
import { ownSite } from './own-content/own-site.ts'
import { pageAssets } from './page-assets.ts'
import { coverageTroubles, type ShownPage } from './page-coverage.ts'
import { fromCatalogue, searchDocuments } from './site-modules.ts'
import { sitemapXml } from './sitemap.ts'
import { startScript } from './start-script.ts'

const root = join(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    config: { type: 'string', default: 'vite.config.ts' },
    // Turbo keeps and restores `dist`: the site of an owner's content must not mix with that of the example.
    out: { type: 'string', default: process.env.CONTENT_DIR ? '.cache/own-site' : 'dist' },
  },
})
const configFile = join(root, options.config)
const site = resolve(root, options.out)
const server = join(root, '.cache/server', basename(site))
const origin = (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 4000}`).replace(/\/$/, '')

process.chdir(root)
const own = await ownSite()
await build({ configFile, logLevel: 'warn', build: { outDir: site, manifest: true, emptyOutDir: true } })
await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/entry-server.tsx', emptyOutDir: true },
  ssr: { noExternal: /^@susegad\// },
})

type ServerEntry = typeof import('../src/entry-server.tsx')
const entry: ServerEntry = await import(pathToFileURL(join(server, 'entry-server.js')).href)
const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
const script = await startScript()

const {
  exampleCatalogue,
}: typeof import('../../../packages/catalog-data/src/catalogue/example-catalogue.ts') = await fromCatalogue(
  'catalogue/example-catalogue.ts',
)
const catalogue = await exampleCatalogue(process.env)
const siteData = entry.siteDataOf(catalogue)
const { business } = catalogue

const redirects: Record<string, string> = entry.routeIds(catalogue).includes('/activity/')
  ? { '/activitys': '/activity' }
  : {}
const pages = entry.sitePages(catalogue)
const shown: ShownPage[] = []
for (const page of pages) {
  const { html, head, routeIds, data: pageData } = await entry.renderPage(catalogue, page, origin)
  shown.push({ ...page, routeIds })
  const { scripts, sheets } = pageAssets(manifest, routeIds)
  const build = scripts[0]
  const data = ['/site.json']
  if (pageData) {
    const address = page.path === '/' ? '/index.json' : `${page.path}.json`
    write(address, JSON.stringify({ build, page: pageData }))
    data.push(address)
  }
  write('site.json', JSON.stringify({ build, site: siteData }))
  const styles = sheets.map(read).join('') + (own?.styles ?? '')
  write(
    page.file,
    documentOf({ lang: business.locale, head, styles, sheets, startScript: script, scripts, data, html }),
  )
}

const troubles = coverageTroubles(entry.routeIds(catalogue), shown, Object.keys(redirects))
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
    business: {
      name: business.name,
      email: business.email,
      region: business.region.name,
      locale: business.locale,
      currency: business.currency,
      isExample: own === undefined,
    },
  }),
)
write('search-documents.json', await searchDocuments())
const { locale: lang, name } = business
write(
  'site.webmanifest',
  JSON.stringify({ name, short_name: name, lang, ...JSON.parse(read('site.webmanifest')) }),
)
own?.copyFiles(site)
rmSync(join(site, '.vite'), { recursive: true, force: true })
compressFolder(site)
process.stdout.write(`Prerendered ${pages.length} pages into ${site}\n`)

function read(file: string): string {
  return readFileSync(join(site, file), 'utf8')
}

function write(file: string, text: string): void {
  const target = join(site, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}
