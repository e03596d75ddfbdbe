export interface Check {
  name: string
  command: string
  /** Checks that must finish first: this one reads their output or uses their port. */
  after?: readonly string[]
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

const vitest = (projects: readonly string[], workers = 2) => ({
  command: `vitest run --maxWorkers=${workers} ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reports}/${projects[0]}.json`,
  report: `${reports}/${projects[0]}.json`,
})

/** Only the tests that import something changed since a commit. */
const related = (command: string) => `${command} --changed=$CHANGED_SINCE --passWithNoTests`

const unit = vitest(['unit'])
const inBrowser = vitest(['ui'])
const stories = vitest(['stories'])
// Three workers, since these tests mostly wait for processes, sockets and deadlines.
const service = vitest(['api', 'api-postgres'], 3)
const journeys = 'playwright test --config apps/web/playwright.config.ts'
/** Journeys that together touch every feature once. */
const sample = '--grep @sees-most'

/**
 * In order of execution: one at a time on two cores, two at a time on four or more. `after` keeps the long checks, which
 * have their own workers, from running beside each other.
 */
export const checks: readonly Check[] = [
  { name: 'Types', command: 'node --run typecheck' },
  {
    name: 'Build',
    command: `turbo run build --filter=@susegad/web --filter=@susegad/api && ${production}`,
    deep: `turbo run build && ${production}`,
    notices: site,
  },
  {
    name: 'End to end',
    after: ['Build'],
    notices: site,
    command: `${journeys} ${sample}`,
    deep: journeys,
    changed: `${journeys} ${sample} --project phone`,
    report: `${reports}/e2e.json`,
    serverLog: 'test-results/server.log',
  },
  { name: 'Lint, format and import boundaries', command: 'biome ci --error-on-warnings .' },
  { name: 'Nothing unused', command: 'knip' },
  { name: 'Licences', command: 'node .ci/rules/licences.ts' },
  { name: 'Unit', ...unit, changed: related(unit.command) },
  {
    name: 'Service on PGlite and on Postgres',
    after: ['End to end'],
    notices: ['api'],
    ...service,
    deep: vitest(['api', 'api-postgres', 'api-deep-pglite', 'api-deep-postgres'], 3).command,
    changed: vitest(['api'], 3).command,
  },
  {
    name: 'Stories: behaviour, accessibility, pictures',
    after: ['Service on PGlite and on Postgres'],
    notices: ['storybook'],
    ...stories,
    deep: true,
    changed: related(stories.command),
  },
  {
    name: 'Journeys on the deployed site over an uneven network (sample)',
    after: ['Build', 'Stories: behaviour, accessibility, pictures'],
    command: `playwright test --config apps/web/e2e/uneven-network/playwright.config.ts ${sample} --project phone`,
    deep: true,
    report: `${reports}/uneven.json`,
    serverLog: 'test-results/uneven-server.log',
  },
  {
    name: 'Components in a browser',
    after: [
      'Service on PGlite and on Postgres',
      'Journeys on the deployed site over an uneven network (sample)',
    ],
    notices: components,
    ...inBrowser,
    deep: vitest(['ui', 'ui-deep']).command,
    changed: related(inBrowser.command),
  },
  {
    name: 'Pages under a changing context',
    after: ['Build', 'Components in a browser'],
    command: 'playwright test --config apps/web/e2e/context-change/playwright.config.ts',
    deep: true,
    report: `${reports}/context-change.json`,
    serverLog: 'test-results/context-change-server.log',
  },
  {
    name: 'Docs pages of the workshop',
    after: ['Build'],
    command: 'node .ci/docs-toolbars.ts && node apps/storybook/docs-check/check-docs.ts',
    deep: true,
  },
  {
    name: 'No content in scripts',
    after: ['Build'],
    notices: ['web', 'catalog-data'],
    command: 'node .ci/own-site/words-in-scripts.ts',
  },
  {
    name: 'Packages, installed by a consumer',
    after: ['Build'],
    command: 'node .ci/packages/check-packages.ts',
    deep: true,
  },
  {
    name: 'Deployed: two processes behind nginx',
    after: ['Build', 'Pages under a changing context'],
    ...vitest(['deployed'], 1),
    deep: true,
  },
  {
    name: 'A second business, as the docs say',
    after: ['Build'],
    command: 'node .ci/own-site/follow-the-guide.ts',
    deep: true,
  },
  { name: 'Development server', command: 'node apps/web/test/development.ts', deep: true },
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
]
