import { defineConfig } from '@playwright/test'
import base, { port, serve, site } from '../../playwright.config.ts'

const behind = port + 1000

/**
 * Every journey again, on two processes behind nginx with one Postgres, with scripts and answers late at random: what
 * only works on a quick network or within one process fails here.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  // It has a server of its own, and publishes for a minute.
  testIgnore: ['context-change/**', 'desk/studio.spec.ts'],
  outputDir: '../../../../test-results/uneven',
  workers: 3,
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/reports/uneven.json' }]],
  webServer: [
    {
      ...site,
      command: serve('uneven-server.log', 'apps/api/test/deployed/serve.ts'),
      url: `http://localhost:${behind}/readyz`,
      env: { ...site.env, PORT: String(behind), PUBLIC_URL: `http://localhost:${port}` },
    },
    {
      command: `exec node apps/web/e2e/uneven-network/server.ts ${port} ${behind}`,
      cwd: site.cwd,
      url: `http://localhost:${port}/readyz`,
      stdout: 'pipe',
      timeout: 120_000,
      gracefulShutdown: site.gracefulShutdown,
    },
  ],
})
