import { defineConfig } from '@playwright/test'
import base, { serve, site } from '../../playwright.config.ts'

const build = 'node build/build.ts --config e2e/context-change/vite.config.ts --out .cache/context-change'

/** The site with a provider in `__root` whose value changes before anything is hydrated. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../../test-results/context-change',
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/reports/context-change.json' }]],
  webServer: {
    ...site,
    command: `(cd apps/web && ${build}) && ${serve('context-change-server.log')}`,
    timeout: 300_000,
    env: { ...site.env, SITE_DIR: 'apps/web/.cache/context-change' },
  },
})
