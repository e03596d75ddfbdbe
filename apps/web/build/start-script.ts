import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Compiles src/start, the inline script of every page. The same on all pages, so that the CSP needs one hash. */
export async function startScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/start/start.ts'),
        output: { format: 'iife' },
      },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code.trim()
}
