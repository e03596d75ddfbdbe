import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './.ci/browser.ts'
import { componentCss } from './packages/ui/vite/component-css.ts'

const executablePath = findBrowser()
const launchOptions = { args: browserFlags, ...(executablePath ? { executablePath } : {}) }

// Limits, not durations: a busy machine is no fault of the product. A test that needs longer says so itself.
const limits = { testTimeout: 30_000, hookTimeout: 30_000 }
const deepLimits = { testTimeout: 120_000, hookTimeout: 120_000 }

const api = (
  name: string,
  database: 'pglite' | 'postgres',
  include: string,
  exclude: readonly string[] = [],
) => ({
  test: {
    name,
    include: [`apps/api/**/${include}`],
    exclude: [
      '**/node_modules/**',
      'apps/api/test/deployed/**',
      ...exclude.map((files) => `apps/api/**/${files}`),
    ],
    env: { TEST_DATABASE: database },
    // Its files keep nothing in modules, and to load the service anew for each takes longer than most of them.
    isolate: false,
    setupFiles: ['.ci/restore-globals.ts'],
    ...(database === 'postgres' ? { globalSetup: ['apps/api/test/postgres.ts'] } : {}),
    ...(name.includes('deep') ? deepLimits : limits),
  },
})

const unit = (name: string, include: string, exclude: readonly string[] = []) => ({
  test: {
    name,
    // Its files keep nothing in modules, as those of the service.
    isolate: false,
    setupFiles: ['.ci/restore-globals.ts'],
    include: ['packages', 'apps/web/{src,build,render}', 'apps/storybook/.storybook', '.ci'].map(
      (folder) => `${folder}/**/${include}`,
    ),
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude.map((files) => `**/${files}`)],
    ...limits,
  },
})

const components = (name: string, include: string, exclude: readonly string[] = []) => ({
  plugins: [componentCss(), react()],
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime'],
  },
  test: {
    name,
    include: [`packages/ui/**/${include}`, `apps/web/src/**/${include}`],
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude.map((files) => `**/${files}`)],
    setupFiles: ['packages/ui/test/setup.ts'],
    ...limits,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      // Vitest's own limit of a minute is short on a busy machine.
      connectTimeout: 240_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    reporters: ['default'],
    // Print failed assertions in full: the default shortens what was found to `[ Array(1) ]`.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      unit('unit', '*.test.ts', ['*.deep.test.ts']),
      unit('unit-deep', '*.deep.test.ts'),
      components('ui', '*.test.tsx', ['*.deep.test.tsx']),
      components('ui-deep', '*.deep.test.tsx'),
      api('api', 'pglite', '*.test.ts', ['*.postgres.test.ts', '*.deep.test.ts']),
      api('api-postgres', 'postgres', '*.postgres.test.ts'),
      api('api-deep-pglite', 'pglite', '*.deep.test.ts', ['*.postgres.deep.test.ts']),
      api('api-deep-postgres', 'postgres', '*.test.ts', ['*.postgres.test.ts']),
      {
        test: {
          name: 'deployed',
          include: ['apps/api/test/deployed/**/*.test.ts'],
          ...limits,
        },
      },
    ],
  },
})
