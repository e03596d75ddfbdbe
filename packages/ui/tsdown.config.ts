import type { UserConfig } from 'tsdown'
import { componentNames, moduleOf } from './build/component-styles.ts'
import { writeStyles } from './build/write-styles.ts'

const flatName = ({ name }: { name: string }): string =>
  `${name.replace(/^(general|travel)\//, '')}${name.endsWith('.d') ? '.ts' : '.js'}`

const config: UserConfig = {
  entry: [
    ...componentNames().map((name) => `src/${moduleOf(name)}`),
    'src/logic/*.ts',
    'src/locale/{ar,en,format-message,hi,language}.ts',
    'src/{general,travel}/*/*-rules.ts',
    'src/theme/{brand-contrast,color,theme-script,token-names,tokens}.ts',
    '!src/**/*.test.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // One file a module: importing a button brings nothing of a carousel.
  unbundle: true,
  // The storeys of the source are no part of the package's paths.
  outputOptions: (options) => ({ ...options, entryFileNames: flatName, chunkFileNames: flatName }),
  // Refuses an exported type that is not written out: consumers read it without this repository.
  dts: { generator: 'oxc' },
  clean: true,
  hooks: { 'build:done': () => writeStyles('dist') },
  inputOptions: {
    onLog(level, log, next) {
      // 'use client' is kept where it stands; the bundler only remarks on it.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
    },
  },
}

export default config
