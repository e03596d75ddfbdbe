import { defineConfig } from '@playwright/test'
import { firefoxOptions } from '../../../../.ci/firefox.ts'
import { findFirefox } from '../../../../.ci/installed.ts'
import base, { serve, site } from '../../playwright.config.ts'

const executablePath = findFirefox()
if (!executablePath) throw new Error('No Firefox found: install one, or set FIREFOX_PATH.')

/** Journeys of visitors, customers and the desk in Firefox, by what differs between browsers: fields, keys, focus, dialogs. */
export default defineConfig({
  ...base,
  testDir: '..',
  testIgnore: [
    'context-change/**',
    // Playwright can't ask Firefox to run no script.
    'pages/without-script.spec.ts',
    // Several windows at once, of which only one has the focus.
    'desk/enquiry/{conversation,turns}.spec.ts',
    // Staff only.
    'desk/{pages/**,studio-drafts.spec.ts}',
    // Menus, bulk changes and the way back to a scrolled page: not tried in Firefox yet.
    '{trip/**,desk/list/deletion.spec.ts,desk/list/selection.spec.ts,pages/shell.spec.ts}',
  ],
  grep: /@sees-most|@firefox/,
  outputDir: '../../../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../../../../.cache/reports/firefox.json' }]],
  use: { ...base.use, browserName: 'firefox', launchOptions: firefoxOptions(executablePath) },
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    // A narrow window with a mouse, for journeys that run on a phone only.
    {
      name: 'phone',
      grep: /(?=.*@(sees-most|firefox))(?=.*@phone\b)/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true },
    },
  ],
  webServer: { ...site, command: serve('firefox-server.log') },
})
