import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, findBrowser, installBrowser } from '../browser.ts'
import { addBlocks, blockTroubles } from './consumer-blocks.ts'
import { troublesOf } from './consumer-page.ts'
import { hostTroubles } from './host-styles.ts'
import { startRegistry } from './local-registry.ts'
import { languageTroubles } from './next-language.ts'
import { componentEntries, importEveryEntry, stylesheetEntries, stylesheetOf } from './package-entries.ts'
import { writeSnippets } from './snippets.ts'

// Publishes the packages to a local registry, and tests them in projects outside this repository that install them.
const packages = ['ui', 'catalog-data', 'api-client']
const consumers = ['types', 'snippets', 'server', 'vite', 'astro', 'next', 'host-styles', 'blocks']
const pages = ['vite/dist', 'vite/dist/development', 'astro/dist', 'next/out']

const work = mkdtempSync(join(tmpdir(), 'susegad-consumers-'))
const tarballs = join(work, 'tarballs')
const tarball = (name: string) => join(tarballs, `${name}.tgz`)
const failures: string[] = []
let reported = performance.now()

Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' })
cpSync(join(import.meta.dirname, 'consumers'), work, { recursive: true })
mkdirSync(tarballs)
mkdirSync(join(work, 'next/app/every-entry'))

for (const name of packages) {
  run(`${name}: pack`, 'npx', ['-y', 'pnpm', 'pack', '--out', tarball(name)], resolve('packages', name))
  const tool = (bin: string) => resolve('packages/ui/node_modules/.bin', bin)
  run(`${name}: publint`, tool('publint'), ['--strict', tarball(name)], work)
  const untyped = ['--exclude-entrypoints', './package.json', ...stylesheetEntries(tarball(name))]
  run(
    `${name}: are the types wrong`,
    tool('attw'),
    [tarball(name), '--profile', 'esm-only', '--no-emoji', ...untyped],
    work,
  )
}

const everyEntry = importEveryEntry(componentEntries(tarball('ui')))
for (const file of ['types/every-entry.tsx', 'next/app/every-entry/page.tsx']) {
  writeFileSync(join(work, file), everyEntry)
}
const snippetCount = writeSnippets(join(work, 'snippets/written'))
process.stdout.write(`       ${snippetCount} snippets of the docs are compiled too\n`)
const registry = await startRegistry()
for (const name of packages) {
  const trouble = registry.publish(tarball(name))
  report(`${name}: publish to a local registry`, trouble ? [trouble] : [])
}
writeFileSync(join(work, '.npmrc'), `@susegad:registry=${registry.address}\n`)
const install = ['-y', 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline']
if (run('install from the registry', 'npx', install, work)) {
  report('blocks: npx shadcn add', await addBlocks(join(work, 'blocks'), join(work, 'workshop')))
  for (const name of consumers) run(`${name}: build`, 'npm', ['run', '--silent', 'build'], join(work, name))
}
registry.close()
if (failures.length === 0) {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? installBrowser(),
    args: browserFlags,
  })
  const wholeSheet = stylesheetOf(tarball('ui'), 'styles.css')
  for (const page of pages) {
    report(
      `${page}: the page in a browser`,
      await troublesOf(browser, join(work, page, 'index.html'), wholeSheet),
    )
  }
  report(
    'host-styles: the components in a browser',
    await hostTroubles(browser, join(work, 'host-styles/dist')),
  )
  report('next/out: Hindi and a brand in a browser', await languageTroubles(browser, join(work, 'next/out')))
  report('blocks: the page in a browser', await blockTroubles(browser, join(work, 'blocks/dist')))
  await browser.close()
}

rmSync(work, { recursive: true, force: true })
if (failures.length > 0) {
  process.stdout.write(`\n${failures.length} package checks failed: ${failures.join(', ')}\n`)
  process.exit(1)
}

function run(what: string, command: string, args: string[], cwd: string): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  return report(what, status === 0 ? [] : [`${stdout}${stderr}`])
}

function report(what: string, troubles: string[]): boolean {
  const seconds = ((performance.now() - reported) / 1000).toFixed(1).padStart(5)
  reported = performance.now()
  process.stdout.write(`${troubles.length === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${what}\n`)
  for (const trouble of troubles) process.stdout.write(`       ${trouble}\n`)
  if (troubles.length > 0) failures.push(what)
  return troubles.length === 0
}
