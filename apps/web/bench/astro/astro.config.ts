import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { exampleCatalogue } from '../../../../packages/catalog-data/src/catalogue/example-catalogue.ts'
import { componentCss } from '../../../../packages/ui/vite/component-css.ts'
import { siteDataOf } from '../../src/page-data/of-catalogue/site-data-of.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Astro promises no order among sheets: what the site adds to the components has a layer of its own (site.astro). */
const siteLayer = {
  name: 'site-layer',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/apps\/web\/src\/.*\.css$/.test(id) ? code.replace('@layer sg.components', '@layer sg.site') : null,
}

export default defineConfig({
  integrations: [react()],
  // Sheets of a page this small cost a round trip each: as on our pages, they stand in the HTML.
  build: { inlineStylesheets: 'always', format: 'file' },
  // The service serves pictures and icons.
  publicDir: './none',
  vite: {
    plugins: [componentCss(), siteLayer],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: {
        '@site': fileOf('../../src'),
        // Pages are documents here, and links are links.
        '@tanstack/react-router': fileOf('./src/plain-links.tsx'),
      },
    },
    // What every page needs of the business, for islands that start one by one.
    define: { siteData: JSON.stringify(siteDataOf(await exampleCatalogue(process.env))) },
    build: { target: 'es2022', cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'] },
  },
})
