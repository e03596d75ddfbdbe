import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { componentSheet } from '../build/component-styles.ts'

export interface EntrySize {
  /** Brotli size in bytes of the entry with all its imports except React. */
  script: number
  /** Brotli size in bytes of its stylesheet with those of the parts it uses. */
  style: number
}

const source = resolve(import.meta.dirname, '../src')

async function measureScript(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
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
  return brotliCompressSync(code.join('')).length
}

const squeeze = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')

export async function measureComponent(name: string): Promise<EntrySize> {
  const style =
    squeeze(componentSheet(name)).length > 60 ? brotliCompressSync(squeeze(componentSheet(name))).length : 0
  return { script: await measureScript(`${name}/${name}.tsx`), style }
}

export async function measureLogic(name: string): Promise<EntrySize> {
  return { script: await measureScript(`logic/${name}.ts`), style: 0 }
}
