import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasServers } from '../apps/api/test/deployed/installed.ts'
import { findBrowser, installBrowser } from './browser.ts'
import { type Check, checks, reports } from './checks.ts'
import { affectedPackages, changedSince } from './command/changed-packages.ts'
import { checksByName, checksOfChange, checksOfTier } from './command/choose-checks.ts'
import { type Counts, countsOf } from './command/counts-of-report.ts'
import { runAtOnce } from './command/run-at-once.ts'
import { installPackages, isDebianRoot } from './debian.ts'

interface Outcome extends Counts {
  name: string
  seconds: number
  /** Why it did not run. */
  notRun?: string
}

const chosen = chosenOrExit()

// Most checks read the catalogue's generated modules, and the example may have changed since the install.
execFileSync(process.execPath, ['packages/catalog-data/content/write-content.ts'], { stdio: 'inherit' })
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
process.env.CHROMIUM_PATH = findBrowser() ?? installBrowser()
// On other systems the tests that need these servers are skipped and counted as skipped.
if (chosen.some(({ deep }) => deep === true) && isDebianRoot() && !hasServers())
  installPackages('nginx-light', 'openssl', 'pgbouncer')
process.env.TURBO_TELEMETRY_DISABLED = '1'
// Processes share compiled modules: a tenth less time for unit and service tests.
process.env.NODE_COMPILE_CACHE = resolve('.cache/compile')
process.env.PATH = `${process.cwd()}/apps/web/node_modules/.bin:${process.env.PATH}`

const start = performance.now()
const outcomes = await runAtOnce(chosen, availableParallelism(), run)
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
const total = (kind: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((sum, outcome) => sum + outcome[kind], 0)

process.stdout.write('\n')
for (const outcome of outcomes) {
  if (outcome.notRun) {
    process.stdout.write(`not run         ${outcome.name}: ${outcome.notRun}\n`)
    continue
  }
  const verdict = outcome.failed > 0 ? 'FAILED' : 'passed'
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : ''
  process.stdout.write(
    `${verdict}  ${outcome.seconds.toFixed(0).padStart(4)} s  ${outcome.name}: ${outcome.passed}${skipped}\n`,
  )
  // Listed here and in full below: a truncated log keeps one of the two.
  for (const failure of outcome.failures) process.stdout.write(`        ✗ ${failure.split('\n')[0]}\n`)
}
process.stdout.write(`${minutes.padStart(13)} minutes in total\n`)
for (const failure of outcomes.flatMap(({ failures }) => failures)) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`)
process.exit(total('failed') > 0 ? 1 : 0)

function chosenOrExit(): readonly Check[] {
  try {
    const { values, positionals } = parseArgs({
      options: { changed: { type: 'boolean' }, deep: { type: 'boolean' } },
      allowPositionals: true,
    })
    const ofTier = checksOfTier(checks, values.deep ? 'deep' : 'default')
    // A check named on the command line runs in any tier.
    const wanted = positionals.length > 0 ? checksByName(values.deep ? ofTier : checks, positionals) : ofTier
    if (!values.changed) return wanted
    process.env.CHANGED_SINCE = changedSince()
    return checksOfChange(wanted, affectedPackages(process.env.CHANGED_SINCE))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

async function run(check: Check): Promise<Outcome> {
  const { name, command, report, serverLog } = check
  const notRun = check.cannotRun?.()
  if (notRun) return { name, notRun, seconds: 0, passed: 0, failed: 0, skipped: 0, failures: [] }
  process.stdout.write(`\n── ${name}: ${command}\n`)
  const start = performance.now()
  const status = await statusOf(check)
  const seconds = (performance.now() - start) / 1000
  const counts: Counts =
    report && existsSync(report)
      ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 1, failed: 0, skipped: 0, failures: [] }
  // A runner can fail without a failed test, for example when it crashes.
  if (status !== 0) {
    const failures = [...counts.failures, ...(serverLog ? [`Server log: ${serverLog}`] : [])]
    return { ...counts, name, seconds, passed: 0, failed: Math.max(counts.failed, 1), failures }
  }
  return { name, seconds, ...counts }
}

/** A single check prints live; with several, each check's output is printed when it ends. */
async function statusOf({ name, command }: Check): Promise<number | null> {
  const log = `${reports}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`
  // A file, not a pipe: a process that outlives its check would keep the pipe open.
  const output = chosen.length === 1 ? 'inherit' : openSync(log, 'w')
  const [status] = await once(spawn(command, { shell: true, stdio: ['ignore', output, output] }), 'exit')
  if (typeof output === 'number') {
    closeSync(output)
    process.stdout.write(`\n── Output of ${name}:\n${readFileSync(log, 'utf8')}`)
  }
  return status
}
