import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from '../../.ci/browser.ts'
import { drawnMedia } from './.storybook/pictures/drawn-media.ts'
import { exceededTolerance } from './.storybook/pictures/exceeded-tolerance.ts'
import { systemFonts } from './.storybook/pictures/system-fonts.ts'

const executablePath = findBrowser()

// Not a project of the root's: to load Storybook takes longer than most runs of unit tests.
export default defineConfig({
  plugins: [drawnMedia(), storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    // Pictures that differ are written, which Storybook's plugin forbids by default.
    api: { allowWrite: true },
    // Print failed assertions in full, as the root's configuration does.
    chaiConfig: { truncateThreshold: 1000 },
    // Page stories load their parts on demand, which takes a while on a busy machine.
    testTimeout: 120_000,
    globalSetup: ['.storybook/pictures/picture-files.ts'],
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      // Vitest's own limit of a minute is short on a busy machine.
      connectTimeout: 240_000,
      headless: true,
      screenshotFailures: false,
      commands: { exceededTolerance, systemFonts },
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          timeout: 30_000,
          resolveScreenshotPath: ({ arg, ext }) => `${import.meta.dirname}/.vitest/pictures/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => `${import.meta.dirname}/.vitest/${arg}${ext}`,
        },
      },
    },
  },
})
