import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { moduleOf, ownRules, sheetsOf } from '../build/component-styles.ts'

export interface EntrySize {
  /** Brotli size in bytes of the entry with all its imports except React. */
  script: number
  /** Brotli size in bytes of its stylesheet with those of the parts it uses. */
  style: number
}

const source = resolve(import.meta.dirname, '../src')

/** The entry and all it imports except React, as an application bundles it for production. */
export async function productionCode(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // Vite leaves this to the application when it builds a library.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: resolve(source, file), formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const code = outputs.flatMap((output) =>
    'output' in output ? output.output.map((chunk) => ('code' in chunk ? chunk.code : '')) : [],
  )
  return code.join('')
}

const measureScript = async (file: string): Promise<number> =>
  brotliCompressSync(await productionCode(file)).length

const squeeze = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')

export async function measureComponent(name: string): Promise<EntrySize> {
  const rules = squeeze(sheetsOf(name).map(ownRules).join('\n'))
  const style = rules ? brotliCompressSync(rules).length : 0
  return { script: await measureScript(moduleOf(name)), style }
}

export async function measureLogic(name: string): Promise<EntrySize> {
  return { script: await measureScript(`logic/${name}.ts`), style: 0 }
}
