import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { markupFaults } from '../rules/markup-rules.ts'
import { exampleTraces, money } from './example-traces.ts'
import { visitOwnSite } from './visit-own-site.ts'

// Follows docs/your-own-site.md with a second business, and looks for the first one in what comes out.
// The same each time, so that its photos are encoded once.
const folder = resolve('.cache/second-business')
const content = join(folder, 'konkan-trails')
const site = join(folder, 'site')
const troubles: string[] = []
const expect = (holds: boolean, trouble: string) => {
  if (!holds) troubles.push(trouble)
}

/** The commands that the guide prints must be the ones tested here. */
const told = readFileSync('docs/your-own-site.md', 'utf8')
for (const line of [
  'cp -R packages/catalog-data/konkan-trails packages/catalog-data/schema ../my-site',
  'CONTENT_DIR=../my-site/konkan-trails npx -y pnpm --filter @susegad/catalog-data validate',
  'CONTENT_DIR=../my-site/konkan-trails npx -y pnpm start',
])
  expect(told.includes(line), `docs/your-own-site.md no longer says: ${line}`)

const env = { ...process.env, CONTENT_DIR: content, PUBLIC_URL: 'https://walks.example' }
/** Runs a command as the owner does, and returns its output. */
function run(...args: string[]): { said: string; failed: boolean } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { said: stdout + stderr, failed: status !== 0 }
}
/** Throws if the command fails. */
function must(...args: string[]): void {
  const { said, failed } = run(...args)
  if (failed) throw new Error(said)
}

try {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['konkan-trails', 'schema'])
    cpSync(join('packages/catalog-data', part), join(folder, part), { recursive: true })
  refusesMistakes()
  must('packages/catalog-data/validate/validate.ts')
  must('apps/web/build/own-site.ts', '--out', site)
  lookThrough()
  troubles.push(...(await visitOwnSite(site, join(folder, 'data'))))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const trouble of troubles) process.stdout.write(`${trouble}\n`)
process.stdout.write(
  troubles.length > 0
    ? '\nTexts of one business belong in its content folder: packages/catalog-data/example.\n'
    : 'The site of the second business has no text of the example.\n',
)
process.exit(troubles.length > 0 ? 1 : 0)

/** Mistakes are reported with file, field, what was found, and what to do. */
function refusesMistakes(): void {
  const file = join(content, 'hotels/ridge-farm.json')
  const sound = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    sound.replace('"rating": 4.7', '"rating": 47').replace('ridge-farm/front', 'ridge-farm/frnot'),
  )
  const { said, failed } = run('packages/catalog-data/validate/validate.ts')
  expect(failed, 'validate finds nothing wrong with a wrong rating and a missing photo.')
  writeFileSync(file, sound)
  for (const part of [
    'konkan-trails/hotels/ridge-farm.json',
    'rating',
    '47 is outside 0 to 5',
    "'hotels/ridge-farm/frnot'",
  ])
    expect(
      said.includes(part),
      `For a wrong rating and a missing photo, validate did not report: ${part}\n${said}`,
    )
}

/** Everything that is built: texts without a trace of the example, pages that are valid. */
function lookThrough(): void {
  const files = globSync('**/*.{html,js,css,json,xml,txt,webmanifest,svg}', { cwd: site })
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.includes('hotels/captains-house/index.html'), 'A hotel has no page.')
  for (const file of files) {
    const text = readFileSync(join(site, file), 'utf8')
    // What components write for whoever names no currency is code, and on no page.
    const ofComponents = file.endsWith('.js') ? money : []
    const traces = exampleTraces(text).filter((trace) => !ofComponents.includes(trace))
    expect(traces.length === 0, `${file} says: ${traces.join(' · ')}`)
    if (!file.endsWith('.html')) continue
    for (const { line, column, ruleId, message } of markupFaults(text))
      troubles.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
  }
  const farm = readFileSync(join(site, 'hotels/ridge-farm/index.html'), 'utf8')
  expect(
    /<ul><li>The last kilometre is a path\. <strong>.*<a [^>]*href="\/contact"[^>]*>Tell us<\/a>/.test(farm),
    'A Markdown list in a description is not a list on its page.',
  )
  const home = readFileSync(join(site, 'index.html'), 'utf8')
  expect(home.includes('--sg-brand-primary: #2f6b4f'), 'The colours of theme.css are not on the pages.')
  const pictures = globSync('media/**/*', { cwd: site })
  for (const picture of pictures)
    expect(exampleTraces(picture).length === 0, `${picture} is from the example.`)
  expect(
    pictures.some((file) => file.startsWith('media/social/home')),
    'The home page has no link preview.',
  )
}
