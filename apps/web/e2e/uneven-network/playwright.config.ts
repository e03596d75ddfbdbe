import { defineConfig } from '@playwright/test'
import base, { port, site } from '../../playwright.config.ts'

const behind = port + 1000

/** Every journey again, with scripts and answers late at random: what only works on a quick network fails here. */
export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../../../test-results/uneven',
  workers: 3,
  reporter: 'list',
  webServer: [
    {
      ...site,
      url: `http://localhost:${behind}/readyz`,
      env: { ...site.env, PORT: String(behind), PUBLIC_URL: `http://localhost:${port}` },
    },
    {
      command: `exec node apps/web/e2e/uneven-network/server.ts ${port} ${behind}`,
      cwd: site.cwd,
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      gracefulShutdown: site.gracefulShutdown,
    },
  ],
})
