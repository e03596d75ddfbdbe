import { defineConfig } from 'tsdown'
import manifest from './package.json' with { type: 'json' }

export default defineConfig({
  entry: Object.values(manifest.exports),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // One file a module, so that a site loads a record alone.
  unbundle: true,
  dts: { generator: 'oxc' },
  clean: true,
})
