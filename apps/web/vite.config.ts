import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentCss } from '../../packages/ui/vite/component-css.ts'
import { pageData } from './build/page-data.ts'

const service = 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [
    componentCss(),
    pageData(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route is one file, fetched on demand: other pages load nothing of it.
      codeSplittingOptions: {
        // The loader stays with the route, to fetch a page's data beside its script.
        defaultBehavior: [['component', 'notFoundComponent', 'errorComponent']],
      },
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
  ],
  resolve: {
    // The router imports a shim of an API that React has had since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { proxy: { '/api': service, '/media': service } },
  build: {
    target: 'es2022',
    // Browsers with popovers; older ones could not open the menu.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these: naming them beside each part that is loaded later would only cost bytes. What visitors
      // ask for later is small, and few do: its scripts find each other.
      resolveDependencies: (_, files, { hostId }) =>
        files.filter((file) =>
          /\/(frame|visitor|catalogue|items)-/.test(hostId)
            ? file.endsWith('.css')
            : !/\/(index|vendor|rolldown-runtime|frame)-/.test(file),
        ),
    },
    rolldownOptions: {
      output: {
        // Nearly all of it runs at load: lets V8 compile it while it streams instead of at the first call.
        postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
        // Few files instead of one for each shared module; the libraries change least.
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules(?!.*@tabler)/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Shared by public and signed-in pages.
            {
              name: 'frame',
              test: /web\/src\/shell\/(page\/page-frame|late-part\/late-part|formats)|ui\/src\/general\/(alert|badge|button|card|dialog|empty-state)\//,
              includeDependenciesRecursively: true,
              priority: 0.9,
            },
            {
              name: 'visitor',
              test: /shell\/page\/(visitor-frame|not-found)|routes\/_site\.tsx\?tsr-split/,
              includeDependenciesRecursively: true,
              priority: 0.8,
            },
            // Places on cards, and what saves them to the trip: many pages have none. The first group that fits takes a
            // module: these stand before `place` and `catalogue`.
            {
              name: 'items',
              test: /catalogue\/(items\/(?!picture-image|use-fallback)|place\/ask-card)|(hotel|activity|beach)-card\/|save-button\/|trip\/(save-place|keep-trip|stay\/use-stays|plan\/save-place)/,
              priority: 0.7,
            },
            { name: 'listing', test: /catalogue\/listing\/(?!statistics|why)|filters-bar\//, priority: 0.7 },
            {
              name: 'place',
              test: /catalogue\/place\/|ui\/src\/(general\/(section-tabs|description-list|share-button|faq)\/|logic\/split-sentences)/,
              priority: 0.7,
            },
            {
              name: 'catalogue',
              test: /web\/src\/(catalogue\/|shell\/trip\/dates\/trip-bar)/,
              includeDependenciesRecursively: true,
            },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
