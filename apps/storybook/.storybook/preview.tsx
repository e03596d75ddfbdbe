import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@susegad/ui/theme.css'
import '@susegad/ui/base.css'
import '@susegad/ui/fonts.css'
import './preview.css'
import { appearanceGlobals, initialAppearance } from './appearance/appearance.ts'
import { viewports } from './appearance/viewports.ts'
import { withAppearance } from './appearance/with-appearance.tsx'
import { ComponentPage } from './docs/component-page.tsx'
import { DocsPage } from './docs/docs-page.tsx'
import { controlFor } from './docs/props/control-of.ts'
import { propsOf } from './docs/props/props-of.ts'

// The first story of a page fetches its scripts one by one, and a play also runs on its docs page: a busy machine is no
// fault of the story.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withAppearance],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, input]) => [name, controlFor(input, initialArgs[name])]),
      ) as typeof argTypes,
  ],
  globalTypes: appearanceGlobals,
  initialGlobals: initialAppearance,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsPage, page: ComponentPage, codePanel: true, extractArgTypes: propsOf },
    options: {
      storySort: {
        order: [
          'Start',
          ['Start', 'All components', 'Changes', 'Sizes'],
          'Guides',
          ['First page', 'Vite', 'Next.js', 'Astro', 'Plain HTML', 'Blocks', 'Tailwind', 'Upgrading'],
          'Foundations',
          ['Theming', 'Languages', 'Colour', 'Type', 'Space', 'Shape', 'Motion', 'Imagery', 'Voice'],
          'Components',
          ['Actions', 'Navigation', 'Media', 'Content', 'Forms', 'Feedback', 'Structure'],
          'Patterns',
          'Blocks',
          'Pages',
        ],
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
