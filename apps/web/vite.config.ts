import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentCss } from '../../packages/ui/vite/component-css.ts'
import { chunkGroups } from './build/chunks.ts'
import { searchIndex, siteModules, wholeSummaries } from './build/site-modules.ts'

const service = 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [
    componentCss(),
    siteModules(),
    searchIndex(),
    wholeSummaries(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route is one file, fetched when it is wanted: nothing of it rides along on other pages.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader', 'notFoundComponent', 'errorComponent']],
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
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
})
