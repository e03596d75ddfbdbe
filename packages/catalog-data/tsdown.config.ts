import { defineConfig } from 'tsdown'
import manifest from './package.json' with { type: 'json' }

export default defineConfig([
  {
    // What encodes pictures serves this repository alone: packages bring theirs encoded.
    entry: Object.values(manifest.exports).filter((file) => file.startsWith('./src/')),
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    // One file a module, so that a site loads a record alone.
    unbundle: true,
    // The records' types are inferred from their schemas, which only the compiler itself can write out.
    dts: { generator: 'tsgo' },
    clean: true,
  },
  {
    entry: { 'catalog-data-validate': 'validate/command.ts' },
    outDir: 'dist/bin',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    dts: false,
  },
])
