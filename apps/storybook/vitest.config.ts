import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from '../../.ci/browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    globalSetup: ['.storybook/picture-files.ts'],
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => `${import.meta.dirname}/.vitest/pictures/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => `${import.meta.dirname}/.vitest/${arg}${ext}`,
        },
      },
    },
  },
})
