import type { Plugin } from 'vite'
import { type CssBlock, type CssNode, isBlock, readCss, writeCss } from './used-styles/css-tree.ts'

/** What every page carries whole: the order of the layers, and the fonts. Only the build reads it. */
export const firstSheet = '.vite/first.css'

/** Pages for those who are signed in keep their styles apart. */
const signedInRoutes = /\/src\/routes\/(dashboard|profile)\.tsx/

// A sheet's layers are put in order by their first mention, so it stands before all of them.
const layerOrder = '@layer sg.reset,sg.base,sg.components,sg.overrides;'

/**
 * Makes one sheet of the styles of all public pages, in one order for the whole site. A page has the rules of it
 * that it needs in its HTML, and fetches the sheet once with its script: no page reached by a link waits for styles.
 */
export function siteSheet(): Plugin {
  return {
    name: 'susegad-site-sheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const sheets: string[] = []
        const seen = new Set<string>()
        const later: string[] = []
        const visit = (file: string) => {
          const chunk = bundle[file]
          if (seen.has(file) || chunk?.type !== 'chunk') return
          seen.add(file)
          if (signedInRoutes.test(chunk.facadeModuleId ?? '')) return
          for (const imported of chunk.imports) visit(imported)
          const styles = chunk.viteMetadata?.importedCss ?? new Set<string>()
          for (const sheet of styles) sheets.push(sheet)
          // Its scripts need not ask for what is in the page already.
          styles.clear()
          later.push(...chunk.dynamicImports)
        }
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) visit(file)
        for (const file of later) visit(file)

        const rules = sheets.flatMap((sheet) => {
          const asset = bundle[sheet]
          delete bundle[sheet]
          return asset?.type === 'asset' ? readCss(asset.source.toString()) : []
        })
        const isFont = (rule: (typeof rules)[number]) =>
          isBlock(rule) && rule.prelude.startsWith('@font-face')
        const first = layerOrder + writeCss(rules.filter(isFont))
        this.emitFile({ type: 'asset', fileName: firstSheet, source: first })
        this.emitFile({
          type: 'asset',
          name: 'site.css',
          source: layerOrder + writeCss(byLayer(rules.filter((rule) => !isFont(rule)))),
        })
      },
    },
  }
}

/** One block for each layer: their order is settled, so only the order within each counts. */
function byLayer(rules: readonly CssNode[]): CssNode[] {
  const layers = new Map<string, CssBlock>()
  const others: CssNode[] = []
  for (const rule of rules) {
    if (!isBlock(rule) || !rule.prelude.startsWith('@layer ')) {
      if (isBlock(rule) || !rule.text.startsWith('@layer ')) others.push(rule)
      continue
    }
    const layer = layers.get(rule.prelude) ?? { prelude: rule.prelude, children: [] }
    layer.children.push(...rule.children)
    layers.set(rule.prelude, layer)
  }
  return [...layers.values(), ...others]
}
