import type { Preview } from '@storybook/react-vite'
import '@susegad/ui/theme.css'
import '@susegad/ui/base.css'
import '@susegad/ui/fonts.css'
import './preview.css'
import { appearanceGlobals, initialAppearance } from './appearance.ts'
import { ComponentPage } from './component-page.tsx'
import { DocsPage } from './docs-page.tsx'
import { viewports } from './viewports.ts'
import { withAppearance } from './with-appearance.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withAppearance],
  globalTypes: appearanceGlobals,
  initialGlobals: initialAppearance,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsPage, page: ComponentPage, codePanel: true },
    options: {
      storySort: {
        order: [
          'Start',
          ['Start', 'Changes', 'Sizes'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Imagery', 'Voice'],
          'Components',
          ['Actions', 'Navigation', 'Media', 'Content', 'Forms', 'Feedback', 'Structure'],
          'Patterns',
          'Pages',
        ],
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
