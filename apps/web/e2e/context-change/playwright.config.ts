import { defineConfig } from '@playwright/test'
import base, { port, siteOn } from '../../playwright.config.ts'

// Not the journeys' port: their server may still be stopping.
const own = siteOn(port + 20, 'context-change-server.log')
const build = 'node build/build.ts --config e2e/context-change/vite.config.ts --out .cache/context-change'

/** The site with a provider in `__root` whose value changes before anything is hydrated. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../../test-results/context-change',
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/reports/context-change.json' }]],
  use: { ...base.use, baseURL: `http://localhost:${port + 20}` },
  webServer: {
    ...own,
    command: `(cd apps/web && ${build}) && ${own.command}`,
    timeout: 300_000,
    env: { ...own.env, SITE_DIR: 'apps/web/.cache/context-change' },
  },
})
