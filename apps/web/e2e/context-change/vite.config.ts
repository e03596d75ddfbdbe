import { join } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import site from '../../vite.config.ts'

/** Wraps everything that `__root` renders in site-shell.tsx of this folder. */
const providerInRoot: Plugin = {
  name: 'provider-in-root',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/shell/site-shell.tsx') && importer?.includes('/routes/__root.tsx')
      ? join(import.meta.dirname, 'site-shell.tsx')
      : null,
}

export default mergeConfig(site, { plugins: [providerInRoot] })
