import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser, installBrowser } from './browser.ts'
import { chooseChecks } from './choose-checks.ts'

interface Check {
  name: string
  command: string
  /** A report in JSON that tells how many tests ran. */
  report?: string
}

interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
  /** What failed and why, so that the end of a long log tells it. */
  failures: string[]
}

interface VitestSuite {
  name: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

interface PlaywrightSuite {
  file: string
  specs?: {
    title: string
    ok: boolean
    tests: { projectName: string; results: { error?: { message?: string; snippet?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

const reports = '.cache/reports'

const vitest = (name: string, projects: string[]): Check => ({
  name,
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reports}/${projects[0]}.json`,
  report: `${reports}/${projects[0]}.json`,
})

const checks: Check[] = [
  { name: 'Types', command: 'turbo run typecheck' },
  { name: 'Lint, format and import boundaries', command: 'biome ci --error-on-warnings .' },
  { name: 'Nothing unused', command: 'knip' },
  vitest('Unit', ['unit']),
  vitest('Components in a browser', ['ui']),
  vitest('Stories: behaviour, accessibility, pictures', ['stories']),
  vitest('Service on PGlite', ['api-pglite']),
  vitest('Service on Postgres', ['api-postgres']),
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
  },
]

const chosen = chosenOrExit()

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
process.env.CHROMIUM_PATH = findBrowser() ?? installBrowser()
process.env.TURBO_TELEMETRY_DISABLED = '1'
process.env.PATH = `${process.cwd()}/apps/web/node_modules/.bin:${process.env.PATH}`

const outcomes = chosen.map(run)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)

process.stdout.write('\n')
for (const outcome of outcomes) {
  const verdict = outcome.failed > 0 ? 'FAILED' : 'passed'
  process.stdout.write(`${verdict}  ${outcome.seconds.toFixed(0).padStart(4)} s  ${outcome.name}\n`)
}
for (const failure of outcomes.flatMap(({ failures }) => failures)) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)

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
  const counts =
    check.report && existsSync(check.report) ? countsOf(check.report) : { passed: 1, failed: 0, failures: [] }
  // A runner that failed without naming a failed test still failed.
  if (status !== 0)
    return { ...counts, name: check.name, seconds, passed: 0, failed: Math.max(counts.failed, 1) }
  return { name: check.name, seconds, ...counts }
}

function countsOf(file: string): Pick<Outcome, 'passed' | 'failed' | 'failures'> {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected } = report.stats
    return { passed: expected, failed: unexpected, failures: report.suites.flatMap(failedSpecs) }
  }
  const failures = report.testResults.flatMap((suite: VitestSuite) =>
    suite.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${suite.name}: ${fullName}${why(failureMessages[0])}`),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}

function failedSpecs({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.map(({ projectName, results }) => {
          const { message, snippet } = results.at(-1)?.error ?? {}
          return `${file} (${projectName}): ${title}${why(message)}${why(snippet)}`
        }),
      ),
    ...suites.flatMap(failedSpecs),
  ]
}

/** The first lines of an error, set in under its test. */
function why(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  return lines
    .filter((line) => line.trim())
    .slice(0, 12)
    .map((line) => `\n    ${line}`)
    .join('')
}
