import type { StorybookConfig } from '@storybook/react-vite'
import { componentCss } from '../../../packages/ui/vite/component-css.ts'
import { blockRegistry } from './blocks/block-registry.ts'
import { cleanManifests } from './docs/manifests.ts'
import { readableSource } from './docs/props/readable-source.ts'
import { heldStates } from './pictures/held-states.ts'
import { storyList } from './pictures/story-list.ts'
import { thumbnails } from './pictures/thumbnails.ts'

// Its type leaves out the hook by which a preset edits the manifests.
const config: StorybookConfig & { experimental_manifests: (found?: object) => object } = {
  framework: '@storybook/react-vite',
  stories: [
    '../start/**/*.mdx',
    '../guides/**/*.mdx',
    '../foundations/**/*.mdx',
    '../theming/**/*.@(mdx|stories.tsx)',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../patterns/**/*.stories.tsx',
    '../blocks/**/*.stories.tsx',
    '../pages/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // At `/mcp` of the development server: lists and describes components to coding assistants.
    '@storybook/addon-mcp',
  ],
  staticDirs: [
    '../public',
    { from: '../../../packages/catalog-data/media/pictures', to: '/media' },
    { from: '../../../packages/ui/src/fonts', to: '/fonts' },
    { from: '../../web/public/favicon.svg', to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true },
  experimental_manifests: (found = {}) => cleanManifests(found),
  // `react-docgen-typescript` needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      componentCss(),
      readableSource(),
      heldStates(),
      storyList(),
      thumbnails(),
      blockRegistry(),
      ...(vite.plugins ?? []),
    ],
  }),
}

export default config
