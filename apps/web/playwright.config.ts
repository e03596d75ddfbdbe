import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from '../../.ci/browser.ts'

const executablePath = findBrowser()
export const port = Number(process.env.E2E_PORT ?? 4180)
/** Port of the server for the studio's journey, so that other journeys never meet what it publishes. */
export const studioPort = port + 5
const dataOf = (of: number) => `.cache/e2e-data-${of}`
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** Its log is kept beside the traces: the end of the test command's log names it when a journey fails. */
export const serve = (log: string, file = '.cache/production/apps/api/dist/server.js', of = port) =>
  `rm -rf ${dataOf(of)} && mkdir -p test-results && exec node ${file} > test-results/${log} 2>&1`

/** The folder that servers get (`pnpm production`), on an empty embedded database. */
export const site = {
  command: serve('server.log'),
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  url: `http://localhost:${port}/readyz`,
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  env: {
    PORT: String(port),
    DATA_DIR: dataOf(port),
    ADMIN_EMAIL: 'desk@susegad.example',
    ADMIN_PASSWORD: 'a calm desk by the sea',
    RATE_LIMIT: 'off',
    UPI_ADDRESS: 'goatravels@okbank',
  },
} as const

/** The same on a port of its own, with a log and a database of its own. */
export const siteOn = (of: number, log: string) => ({
  ...site,
  command: serve(log, undefined, of),
  url: `http://localhost:${of}/readyz`,
  env: { ...site.env, PORT: String(of), DATA_DIR: dataOf(of) },
})

export default defineConfig({
  testDir: 'e2e',
  // Has its own build of the site, and its own configuration.
  testIgnore: 'context-change/**',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than cores: journeys wait for answers, timers and slides.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Tells a flaky journey by name: it is run again, and still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // Far more than any journey takes: a busy machine is no fault of the product. What hangs ends at the step that waits.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    // Without the page at each step, which takes a seventh of a run; its last state is in the screenshot and in words.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: desktop },
    { name: 'phone', grepInvert: /@desktop\b/, use: phone },
  ],
  webServer: [site, siteOn(studioPort, 'studio-server.log')],
})
