import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hasServers } from '../apps/api/test/deployed/installed.ts'
import { findBrowser, installBrowser } from './browser.ts'
import { affectedPackages, changedSince } from './changed-packages.ts'
import { type Check, checks, reports } from './checks.ts'
import { checksOfChange, chooseChecks } from './choose-checks.ts'
import { type Counts, countsOf } from './counts-of-report.ts'
import { installPackages, isDebianRoot } from './debian.ts'

interface Outcome extends Counts {
  name: string
  seconds: number
}

const chosen = chosenOrExit()

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
process.env.CHROMIUM_PATH = findBrowser() ?? installBrowser()
// On other systems the tests that need these servers are skipped, and the skips are counted.
if (isDebianRoot() && !hasServers()) installPackages('nginx-light', 'openssl', 'pgbouncer')
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
    const { values, positionals } = parseArgs({
      options: { changed: { type: 'boolean' } },
      allowPositionals: true,
    })
    const named = chooseChecks(checks, positionals)
    if (!values.changed) return named
    process.env.CHANGED_SINCE = changedSince()
    return checksOfChange(named, affectedPackages(process.env.CHANGED_SINCE))
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
