import { execFileSync } from 'node:child_process'
import { findFirefox } from './installed.ts'

export interface Check {
  name: string
  command: string
  /** Checks that must finish first: this one reads their output. */
  after?: readonly string[]
  /** Has workers of its own: never beside another long one. */
  long?: boolean
  /** Why it can't run on this machine. */
  cannotRun?: () => string | undefined
  /** Packages, without scope, whose changes can affect this check; by default all. */
  notices?: readonly string[]
  /** `true`: runs only in the deep tier; a command: what the deep tier runs instead. */
  deep?: string | true
  /** A shorter command for `--changed`. */
  changed?: string
  /** JSON report with the number of tests. */
  report?: string
  /** Log file of the check's server. */
  serverLog?: string
}

export const reports = '.cache/reports'

/** Builds the production folder, on which the journeys run. */
const production = 'node deploy/production-folder.ts'
const components = ['ui', 'web']
const site = ['web', 'api']

const vitestRun = (name: string, options: string) => ({
  command: `vitest run ${options} --reporter=default --reporter=json --outputFile.json=$PWD/${reports}/${name}.json`,
  report: `${reports}/${name}.json`,
})

const vitest = (projects: readonly [string, ...string[]], workers = 2) =>
  vitestRun(
    projects[0],
    `--maxWorkers=${workers} ${projects.map((project) => `--project ${project}`).join(' ')}`,
  )

/** Only the tests that import something changed since a commit. */
const related = (command: string) => `${command} --changed=$CHANGED_SINCE --passWithNoTests`

const unit = vitest(['unit'])
const everyComponent = vitest(['ui', 'ui-deep'], 3).command
const stories = vitestRun('stories', '--root apps/storybook --maxWorkers=2')
// Three workers, since these tests mostly wait for processes, sockets and deadlines.
const service = vitest(['api', 'api-postgres'], 3)
const journeys = 'playwright test --config apps/web/playwright.config.ts'
/** Journeys that together touch every feature once, on one device each. */
const sample = '--grep "^phone .*@sees-most|@sees-most @desktop"'

/** Playwright can't drive Firefox 140, and works with 153. */
const OLDEST_FIREFOX = 153

function withoutFirefox(): string | undefined {
  const firefox = findFirefox()
  if (!firefox) return 'Firefox is not installed. On Debian it is the package firefox-esr.'
  const version = /\d+/.exec(execFileSync(firefox, ['--version'], { encoding: 'utf8' }))?.[0]
  if (Number(version) >= OLDEST_FIREFOX) return undefined
  return `Firefox ${version} is too old. On Debian, update the package lists and firefox-esr.`
}

/** In order of execution. */
export const checks: readonly Check[] = [
  // First: it needs no build, and leaves some of the processors to the short ones.
  {
    name: 'Service on PGlite and on Postgres',
    long: true,
    notices: ['api'],
    ...service,
    deep: vitest(['api', 'api-postgres', 'api-deep-pglite', 'api-deep-postgres'], 3).command,
    changed: vitest(['api'], 3).command,
  },
  { name: 'Types', command: 'node --run typecheck' },
  {
    name: 'Build',
    command: `turbo run build --filter=@susegad/web --filter=@susegad/api && ${production}`,
    deep: `turbo run build && ${production}`,
    notices: site,
  },
  { name: 'Lint, format and import boundaries', command: 'biome ci --error-on-warnings .' },
  { name: 'Nothing unused', command: 'knip' },
  { name: 'Licences', command: 'node .ci/rules/licences.ts' },
  { name: 'Unit', ...unit, deep: vitest(['unit', 'unit-deep']).command, changed: related(unit.command) },
  {
    name: 'No content in scripts',
    after: ['Build'],
    notices: ['web', 'catalog-data'],
    command: 'node .ci/own-site/words-in-scripts.ts',
  },
  {
    name: 'Markup of each page',
    after: ['Build'],
    notices: ['web'],
    command: 'node .ci/rules/markup.ts',
  },
  {
    name: 'Bytes of each page',
    after: ['Build'],
    notices: ['web'],
    command: 'node apps/web/build/size-gate.ts',
  },
  { name: 'Bytes of each component', notices: ['ui'], command: 'node packages/ui/test/size-budget.ts' },
  {
    name: 'Catalogue',
    notices: ['catalog-data'],
    command: 'node packages/catalog-data/validate/validate.ts',
  },
  {
    name: 'End to end',
    long: true,
    after: ['Build'],
    notices: site,
    command: `${journeys} ${sample}`,
    deep: journeys,
    changed: `${journeys} ${sample} --project phone`,
    report: `${reports}/e2e.json`,
    serverLog: 'test-results/server.log',
  },
  {
    name: 'Stories: behaviour, accessibility, pictures',
    long: true,
    notices: ['storybook'],
    ...stories,
    deep: true,
    changed: related(stories.command),
  },
  {
    name: 'Journeys on the deployed site over an uneven network (sample)',
    long: true,
    after: ['Build'],
    command: `playwright test --config apps/web/e2e/uneven-network/playwright.config.ts ${sample} --project phone`,
    deep: true,
    report: `${reports}/uneven.json`,
    serverLog: 'test-results/uneven-server.log',
  },
  {
    name: 'Components in a browser',
    long: true,
    notices: components,
    ...vitest(['ui'], 3),
    deep: everyComponent,
    changed: related(everyComponent),
  },
  {
    name: 'Journeys in Firefox',
    cannotRun: withoutFirefox,
    long: true,
    after: ['Build'],
    notices: site,
    // A port of its own: the server of the other journeys may still be stopping.
    command: `E2E_PORT=$((\${E2E_PORT:-4180} + 30)) playwright test --config apps/web/e2e/firefox/playwright.config.ts`,
    deep: true,
    report: `${reports}/firefox.json`,
    serverLog: 'test-results/firefox-server.log',
  },
  {
    name: 'Pages under a changing context',
    long: true,
    after: ['Build'],
    command: 'playwright test --config apps/web/e2e/context-change/playwright.config.ts',
    deep: true,
    report: `${reports}/context-change.json`,
    serverLog: 'test-results/context-change-server.log',
  },
  {
    name: 'Docs pages of the workshop',
    long: true,
    after: ['Build'],
    command: 'node .ci/docs-toolbars.ts && node apps/storybook/docs-check/check-docs.ts',
    deep: true,
  },
  {
    name: 'Packages, installed by a consumer',
    long: true,
    after: ['Build'],
    command: 'node .ci/packages/check-packages.ts',
    deep: true,
  },
  {
    name: 'Deployed: two processes behind nginx',
    long: true,
    after: ['Build'],
    ...vitest(['deployed'], 1),
    deep: true,
  },
  {
    name: 'A second business, as the docs say',
    long: true,
    after: ['Build'],
    command: 'node .ci/own-site/follow-the-guide.ts',
    deep: true,
  },
  { name: 'Development server', long: true, command: 'node apps/web/test/development.ts', deep: true },
]
