import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stat, StatStrip } from './stat-strip.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <StatStrip>
            <Stat value="12" label="beaches" />
            <Stat value="24 h" label="to an answer" />
          </StatStrip>
        ),
        because: 'Few figures, each with what it counts.',
      },
      wrong: {
        shown: (
          <StatStrip>
            <Stat value="∞" label="memories" />
            <Stat value="110%" label="passion" />
          </StatStrip>
        ),
        because: 'Figures that count nothing make the true ones look invented, too.',
      },
    },
  ],
}
