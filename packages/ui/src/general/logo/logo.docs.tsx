import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Logo } from './logo.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <Logo name="Susegad" size="lg" />,
        because: 'Upright, in its own colours, with free space around it.',
      },
      wrong: {
        shown: <Logo name="Susegad" size="lg" style={{ filter: 'hue-rotate(120deg)', rotate: '-8deg' }} />,
        because: 'Tilted and recoloured for a campaign: guests take the page for somebody else’s.',
      },
    },
  ],
}
