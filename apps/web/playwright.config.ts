import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from '../../.ci/browser.ts'

const executablePath = findBrowser()
export const port = Number(process.env.E2E_PORT ?? 4180)
const data = `.cache/e2e-data-${port}`
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** The product, started as its users start it, on an empty embedded database. */
export const site = {
  command: `rm -rf ${data} && exec node apps/api/src/server.ts`,
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  url: `http://localhost:${port}/readyz`,
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  env: {
    PORT: String(port),
    DATA_DIR: data,
    ADMIN_EMAIL: 'desk@susegad.example',
    ADMIN_PASSWORD: 'a calm desk by the sea',
    RATE_LIMIT: 'off',
  },
} as const

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Far more than any journey takes: a busy machine is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone },
    { name: 'desktop-dark', grep: /@both-themes/, use: { ...desktop, colorScheme: 'dark' } },
    { name: 'phone-dark', grep: /@both-themes/, use: { ...phone, colorScheme: 'dark' } },
  ],
  webServer: site,
})
