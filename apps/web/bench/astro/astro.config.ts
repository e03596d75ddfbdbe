import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { businessFrom } from '../../../../packages/catalog-data/src/business/business.ts'
import { componentCss } from '../../../../packages/ui/vite/component-css.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The record of the business, as the site's own build makes it. */
const business = {
  name: 'business',
  resolveId: (id: string) => (id === 'virtual:business' ? `\0${id}` : null),
  load: (id: string) =>
    id === '\0virtual:business'
      ? `export const business = ${JSON.stringify(businessFrom(process.env))}`
      : null,
}

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
    plugins: [componentCss(), business, siteLayer],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: {
        '@site': fileOf('../../src'),
        // Pages are documents here, and links are links.
        '@tanstack/react-router': fileOf('./src/plain-links.tsx'),
      },
    },
    build: { target: 'es2022', cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'] },
  },
})
