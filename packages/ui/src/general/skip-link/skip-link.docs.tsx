import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { showHeld } from '../../internal/stories/held-state.ts'
import { SkipLink } from './skip-link.tsx'

/** As it shows at its Tab stop, in the corner of this frame instead of the window. */
const focused = (target: string, label?: string) => (
  <div key={target} ref={showHeld(['Focus'])} style={{ contain: 'layout', blockSize: '4.5rem' }}>
    <SkipLink href={target} {...(label && { labels: { skip: label } })} />
  </div>
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: focused('#content'),
        because: 'One link, at the first press of Tab, past everything that repeats on each page.',
      },
      wrong: {
        shown: (
          <div>
            {focused('#menu', 'Skip to menu')}
            {focused('#search', 'Skip to search')}
            {focused('#footer', 'Skip to footer')}
          </div>
        ),
        because: 'Three more stops on every page: keyboard users press as often as without any of them.',
      },
    },
  ],
}
