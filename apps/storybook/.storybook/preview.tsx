import type { Preview } from '@storybook/react-vite'
import { ComponentPage } from './docs/component-page.tsx'
import { DocsPage } from './docs/docs-page.tsx'
import { controlFor } from './docs/props/control-of.ts'
import { propsOf } from './docs/props/props-of.ts'
import { storyAnnotations } from './story-annotations.ts'

const preview: Preview = {
  ...storyAnnotations,
  tags: ['autodocs'],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, input]) => [name, controlFor(input, initialArgs[name])]),
      ) as typeof argTypes,
  ],
  parameters: {
    ...storyAnnotations.parameters,
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
  },
}

export default preview
