import type { Plugin } from 'vite'
import { blockFiles } from './block-files.ts'
import { blockItems } from './block-items.ts'

const id = 'virtual:block-list'

/** Serves the blocks to the shadcn command, and lists them to the workshop. */
export function blockRegistry(): Plugin {
  return {
    name: 'susegad-block-registry',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) => {
      if (asked !== `\0${id}`) return null
      const listed = blockItems().map(({ name, title, description }) => ({ name, title, description }))
      return `export const blocks = ${JSON.stringify(listed)}`
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = blockFiles().get(new URL(request.url ?? '', 'http://localhost').pathname.slice(1))
        if (!file) return next()
        response.setHeader('content-type', 'application/json')
        response.end(file)
      })
    },
    generateBundle() {
      for (const [fileName, source] of blockFiles()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
