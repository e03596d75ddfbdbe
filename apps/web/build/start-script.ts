import { join } from 'node:path'
import { build } from 'vite'

/** Compiles src/start, which every page carries inline; it is the same on all of them, so one hash names it. */
export async function startScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.SITE_ENTRY': JSON.stringify(entry) },
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
  const chunk = [result].flat().flatMap((part) => ('output' in part ? part.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('src/start/start.ts gave no script.')
  return chunk.code.trim()
}
