import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const shell = join(import.meta.dirname, '../src/shell')

/** What the frame has of the trip: its state, and what the header, the forms and the chat links import. */
function inFrame(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: shell, exclude: ['trip/**', '**/*.test.*'] })
  const imported = files.flatMap((file) => [
    ...readFileSync(join(shell, file), 'utf8').matchAll(/from '(?:\.\.\/)+trip\/([^']+)'/g),
  ])
  return ['device-trip.ts', ...imported.map(([, file = '']) => file)]
}

const exportsOf = (file: string, index: number) => {
  const path = join(shell, 'trip', file)
  const isDefault = readFileSync(path, 'utf8').includes('export default')
  return isDefault ? `export { default as part${index} } from '${path}'` : `export * from '${path}'`
}

/**
 * What a page pays for the trip if it shows no places, in brotli bytes: files of `shell/trip` with what they import
 * of the trip at once. What they load later is not counted, nor what they share with the rest of the page.
 */
export async function tripBytes(files: readonly string[] = inFrame()): Promise<number> {
  const entry = 'trip-in-frame'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: entry,
        enforce: 'pre',
        async resolveId(id, importer, { kind }) {
          if (id === entry) return id
          const file = await this.resolve(id, importer, { skipSelf: true })
          const isCounted = kind !== 'dynamic-import' && /src\/(shell\/)?trip\//.test(file?.id ?? '')
          return isCounted ? file : { id, external: true }
        },
        load: (id) => (id === entry ? [...new Set(files)].map(exportsOf).join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const texts = output.map((file) =>
    // Without its imports, which are of what the page has anyway, and its exports, which a chunk names by a letter each.
    file.type === 'chunk'
      ? file.code.replace(/import\{[^}]*\}from"[^"]*";|export\{[^}]*\};/g, '')
      : String(file.source),
  )
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}
