import { defineConfig } from 'tsdown'
import manifest from './package.json' with { type: 'json' }

export default defineConfig([
  {
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
    entry: { encodings: 'pictures/encodings.ts', 'own-pictures': 'pictures/own-pictures.ts' },
    outDir: 'dist/encode',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    fixedExtension: false,
    dts: { generator: 'tsgo' },
    copy: 'pictures/fraunces-*',
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
