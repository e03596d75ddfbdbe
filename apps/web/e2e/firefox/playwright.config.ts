import { defineConfig } from '@playwright/test'
import { findFirefox, firefoxOptions } from '../../../../.ci/firefox.ts'
import base, { port, siteOn } from '../../playwright.config.ts'

// Not the journeys' port: their server may still be stopping.
const own = siteOn(port + 8, 'firefox-server.log')
const executablePath = findFirefox()
if (!executablePath) throw new Error('No Firefox found: install one, or set FIREFOX_PATH.')

/** The journeys that together touch every feature once, in Firefox: on a phone only its size, for want of emulation. */
export default defineConfig({
  ...base,
  testDir: '..',
  // Firefox can't be asked to run no script.
  testIgnore: ['context-change/**', 'pages/without-script.spec.ts'],
  grep: /@sees-most/,
  outputDir: '../../../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/reports/firefox.json' }]],
  use: {
    ...base.use,
    browserName: 'firefox',
    launchOptions: firefoxOptions(executablePath),
    baseURL: `http://localhost:${port + 8}`,
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true },
    },
  ],
  webServer: own,
})
