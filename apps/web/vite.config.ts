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
      // A route is one file, fetched when it is wanted: nothing of it rides along on other pages.
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
    // The router's stores ask for a stand-in of what every React has had since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { proxy: { '/api': service, '/media': service } },
  build: {
    target: 'es2022',
    // The browsers that have popovers: what is older could not open the menu either.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these: naming them beside each part that is loaded later would only cost bytes.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(index|vendor|rolldown-runtime|frame)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        // Nearly all of it runs at load: V8 compiles it while it comes instead of once when it is first called.
        postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
        // Few files instead of one for each shared module; the libraries change least.
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules(?!.*@tabler)/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // What the pages of visitors and of people who are signed in have in common.
            {
              name: 'frame',
              test: /web\/src\/shell\/(page\/page-frame|formats)|ui\/src\/(alert|badge|button|card|dialog|empty-state)\//,
              includeDependenciesRecursively: true,
              priority: 0.9,
            },
            {
              name: 'visitor',
              test: /shell\/page\/(visitor-frame|not-found)/,
              includeDependenciesRecursively: true,
              priority: 0.8,
            },
            { name: 'listing', test: /catalogue\/listing\/(?!statistics|why)|filters-bar\//, priority: 0.7 },
            {
              name: 'place',
              test: /catalogue\/place\/|ui\/src\/(section-tabs|description-list|share-button|faq)\//,
              priority: 0.7,
            },
            { name: 'catalogue', test: /web\/src\/catalogue\//, includeDependenciesRecursively: true },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
