import { defineConfig } from '@playwright/test'
import base, { port, serve, site } from '../../playwright.config.ts'

const behind = port + 1000

/**
 * Runs the journeys on two processes behind nginx with one Postgres, with random delays of scripts and responses: what
 * only works on a fast network or within one process fails here.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  // It starts its own server, and publishing takes a minute.
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
