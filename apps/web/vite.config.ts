import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentCss } from '../../packages/ui/vite/component-css.ts'
import { pageData } from './build/page-data.ts'

/** What first screens are made of; not the buttons, which the desk has too. */
const opening =
  /\/(ui\/src\/(hero|picture|membership-cta|tooltip|logic\/phone-link)|web\/src\/catalogue\/(items\/(picture-image|fallbacks)|membership\/(member-discounts|membership-link))|catalog-data\/src\/pictures\/picture)/

/** What the header is made of and each page has with it: alone, each is a request of half a KiB. */
const header =
  /\/(web\/src\/shell\/(header\/social|contact\/date-chat-links|navigation\/current-link)|ui\/src\/(logo|social-links)|catalog-data\/src\/whatsapp)/

/** Without those of forms, lists and the desk. */
const firstIcons = /packages\/ui\/src\/icon\/icons\/(?!work|desk)/

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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Nearly all of it runs at load: V8 compiles it while it comes instead of once when it is first called.
        postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
        // Few files instead of one for each shared module; the libraries change least.
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules(?!.*@tabler)/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Needed together wherever there is a form; the drawer's is on every page.
            { name: 'forms', test: /packages\/ui\/src\/(form|dialog|text-|date-field|alert|enquiry-form)/ },
            { name: 'header', test: header, priority: 0.5 },
            // Each alone is a request of half a KiB or less.
            { name: 'opening', test: opening },
            // Shared by most pages: one larger file compresses better than ten small ones.
            { name: 'icons', test: firstIcons, priority: 1.5, includeDependenciesRecursively: true },
            { name: 'carousel', test: /packages\/ui\/src\/(carousel|motion-toggle|internal\/hooks\/use-)/ },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
