export interface Check {
  name: string
  command: string
  /** Checks that must have ended before: it reads what they make, or uses their port. */
  after?: readonly string[]
  /** The packages, without scope, whose change it can notice; without this, any change. */
  notices?: readonly string[]
  /** `true`: it belongs to the deep tier alone; a command: what the deep tier runs instead. */
  deep?: string | true
  /** What runs with `--changed`, where less will do. */
  changed?: string
  /** A report in JSON that tells how many tests ran. */
  report?: string
  /** What the check's server wrote. */
  serverLog?: string
}

export const reports = '.cache/reports'

/** Builds the production folder, which the journeys run on. */
const production = 'node deploy/production-folder.ts'
const components = ['ui', 'web']
const site = ['web', 'api']

const vitest = (projects: readonly string[], workers = 2) => ({
  command: `vitest run --maxWorkers=${workers} ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reports}/${projects[0]}.json`,
  report: `${reports}/${projects[0]}.json`,
})

/** Only the tests that import something that has changed since a commit. */
const related = (command: string) => `${command} --changed=$CHANGED_SINCE --passWithNoTests`

const unit = vitest(['unit'])
const inBrowser = vitest(['ui'])
const stories = vitest(['stories'])
// Three workers: its tests wait for processes, sockets and deadlines.
const service = vitest(['api', 'api-postgres'], 3)
const journeys = 'playwright test --config apps/web/playwright.config.ts'
/** Those that together touch every feature once. */
const sample = '--grep @sees-most'

/**
 * One after another on two cores; with four or more, two at once: then the long ones, which have workers of their own,
 * follow one another from the build on.
 */
export const checks: readonly Check[] = [
  { name: 'Types', command: 'turbo run typecheck && tsc -p .ci' },
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
    name: 'Journeys on the deployed site and an uneven network: a sample',
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
      'Journeys on the deployed site and an uneven network: a sample',
    ],
    notices: components,
    ...inBrowser,
    changed: related(inBrowser.command),
  },
  {
    name: 'Pages below a context that changes',
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
    name: 'Packages as a consumer gets them',
    after: ['Build'],
    command: 'node .ci/packages/check-packages.ts',
    deep: true,
  },
  {
    name: 'Deployed: two processes behind nginx',
    after: ['Build', 'Pages below a context that changes'],
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
