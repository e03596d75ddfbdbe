import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Imports each component module's stylesheet, so that a page only carries the CSS of the components it imports.
 * The source modules themselves stay free of CSS, for servers and test runners.
 */
export function componentCss(): Plugin {
  return {
    name: 'susegad-component-css',
    enforce: 'pre',
    transform(code, id) {
      const match = /\/packages\/ui\/src\/.+\/([^/?]+)\.tsx$/.exec(id)
      if (!match) return null
      const sheet = id.replace(/\.tsx$/, '.css')
      if (!existsSync(sheet)) return null
      // Appended, not prepended: a 'use client' directive must stay first.
      return { code: `${code}\nimport './${basename(sheet)}'\n`, map: null }
    },
  }
}
