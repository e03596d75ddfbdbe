import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleTraces, money } from './example-traces.ts'

// Content is data beside the pages: what a business says stands in none of the scripts that draw it.
const site = 'apps/web/dist'
const scripts = globSync('assets/*.js', { cwd: site })
if (scripts.length === 0) throw new Error('There are no scripts in apps/web/dist: build the site first.')

const troubles = scripts.flatMap((file) => {
  // The components' default currency is code, not content.
  const traces = exampleTraces(readFileSync(join(site, file), 'utf8')).filter((text) => !money.includes(text))
  return traces.length > 0 ? [`${file} says: ${traces.slice(0, 5).join(' · ')}`] : []
})
for (const trouble of troubles) process.stdout.write(`${trouble}\n`)
process.stdout.write(
  troubles.length > 0
    ? '\nTake it from the page’s data (apps/web/src/page-data), not from a module of the catalogue.\n'
    : `Nothing that the business says is in the ${scripts.length} scripts of its site.\n`,
)
process.exit(troubles.length > 0 ? 1 : 0)
