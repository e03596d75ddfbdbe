import type { StorybookConfig } from '@storybook/react-vite'
import { componentCss } from '../../../packages/ui/vite/component-css.ts'
import { heldStates } from './held-states.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../start/**/*.mdx',
    '../foundations/**/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../patterns/**/*.stories.tsx',
    '../pages/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public', { from: '../../../packages/catalog-data/media/pictures', to: '/media' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true },
  // `react-docgen-typescript` needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [componentCss(), heldStates(), ...(vite.plugins ?? [])] }),
}

export default config
