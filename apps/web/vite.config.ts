import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentCss } from '../../packages/ui/vite/component-css.ts'
import { pageData } from './build/page-data.ts'

const modules = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`)

/** What public pages load after the first paint: the header, and what first screens are made of. Nothing that the desk's first load needs. */
const publicPages = modules(
  'web/src/shell/(header/(social|header-content|account)|contact/date-chat-links|navigation/current-link)',
  'web/src/catalogue/(items/(picture-image|fallbacks)|membership/(member-discounts|membership-link))',
  'ui/src/(logo|social-links|site-header/|theme-switch|theme/restore-theme|hero|picture|membership-cta|tooltip)',
  'ui/src/(logic/phone-link|carousel|motion-toggle|internal/hooks/use-)',
  'catalog-data/src/(whatsapp|pictures/picture)',
)

/** Small modules that every page loads: as files of their own, most of each request would be headers. */
const everywhere = modules('web/src/shell/session/(use-)?sign-out', 'ui/src/(button/|internal/warn)')

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
            { name: 'forms', test: /packages\/ui\/src\/(form|dialog|text-|date-field|enquiry-form)/ },
            { name: 'everywhere', test: everywhere },
            { name: 'public-pages', test: publicPages },
            // Shared by most pages: one larger file compresses better than ten small ones.
            { name: 'icons', test: firstIcons, priority: 1.5, includeDependenciesRecursively: true },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
