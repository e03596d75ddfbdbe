import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser, installBrowser } from './browser.ts'
import { chooseChecks } from './choose-checks.ts'
import { type Counts, countsOf } from './counts-of-report.ts'

interface Check {
  name: string
  command: string
  /** A report in JSON that tells how many tests ran. */
  report?: string
  /** What the check's server wrote. */
  serverLog?: string
}

interface Outcome extends Counts {
  name: string
  seconds: number
}

const reports = '.cache/reports'

const vitest = (name: string, projects: string[], workers = 2): Check => ({
  name,
  command: `vitest run --maxWorkers=${workers} ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reports}/${projects[0]}.json`,
  report: `${reports}/${projects[0]}.json`,
})

const checks: Check[] = [
  { name: 'Types', command: 'turbo run typecheck' },
  { name: 'Lint, format and import boundaries', command: 'biome ci --error-on-warnings .' },
  { name: 'Nothing unused', command: 'knip' },
  vitest('Unit', ['unit']),
  vitest('Components in a browser', ['ui']),
  vitest('Stories: behaviour, accessibility, pictures', ['stories']),
  // Three workers: its tests wait for processes, sockets and deadlines.
  vitest('Service on PGlite and on Postgres', ['api-pglite', 'api-postgres'], 3),
  { name: 'Build', command: 'turbo run build && node .ci/docs-toolbars.ts' },
  { name: 'Markup of each page', command: 'node .ci/markup.ts' },
  { name: 'Packages as a consumer gets them', command: 'node .ci/packages.ts' },
  { name: 'Bytes of each page', command: 'node apps/web/build/size-gate.ts' },
  { name: 'Bytes of each component', command: 'node packages/ui/test/size-budget.ts' },
  { name: 'Catalogue', command: 'node packages/catalog-data/validate/validate.ts' },
  {
    name: 'End to end',
    command: 'playwright test --config apps/web/playwright.config.ts',
    report: `${reports}/e2e.json`,
    serverLog: 'test-results/server.log',
  },
  {
    name: 'Journeys on an uneven network: a sample',
    command:
      'playwright test --config apps/web/e2e/uneven-network/playwright.config.ts --project phone --grep @both-themes',
    report: `${reports}/uneven.json`,
    serverLog: 'test-results/uneven-server.log',
  },
  {
    name: 'Pages below a context that changes',
    command: 'playwright test --config apps/web/e2e/context-change/playwright.config.ts',
    report: `${reports}/context-change.json`,
    serverLog: 'test-results/context-change-server.log',
  },
]

const chosen = chosenOrExit()

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
process.env.CHROMIUM_PATH = findBrowser() ?? installBrowser()
process.env.TURBO_TELEMETRY_DISABLED = '1'
process.env.PATH = `${process.cwd()}/apps/web/node_modules/.bin:${process.env.PATH}`

const outcomes = chosen.map(run)
const total = (kind: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((sum, outcome) => sum + outcome[kind], 0)

process.stdout.write('\n')
for (const outcome of outcomes) {
  const verdict = outcome.failed > 0 ? 'FAILED' : 'passed'
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : ''
  process.stdout.write(
    `${verdict}  ${outcome.seconds.toFixed(0).padStart(4)} s  ${outcome.name}: ${outcome.passed}${skipped}\n`,
  )
}
for (const failure of outcomes.flatMap(({ failures }) => failures)) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`)
process.exit(total('failed') > 0 ? 1 : 0)

function chosenOrExit(): readonly Check[] {
  try {
    return chooseChecks(checks, process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

function run(check: Check): Outcome {
  process.stdout.write(`\n── ${check.name}: ${check.command}\n`)
  const start = performance.now()
  const { status } = spawnSync(check.command, { shell: true, stdio: 'inherit' })
  const seconds = (performance.now() - start) / 1000
  const counts: Counts =
    check.report && existsSync(check.report)
      ? countsOf(JSON.parse(readFileSync(check.report, 'utf8')))
      : { passed: 1, failed: 0, skipped: 0, failures: [] }
  // A runner that failed without naming a failed test still failed.
  if (status !== 0) {
    const failures = [...counts.failures, ...(check.serverLog ? [`Server log: ${check.serverLog}`] : [])]
    return { ...counts, name: check.name, seconds, passed: 0, failed: Math.max(counts.failed, 1), failures }
  }
  return { name: check.name, seconds, ...counts }
}
