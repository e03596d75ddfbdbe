import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { showHeld } from '../../internal/stories/held-state.ts'
import { Button } from '../button/button.tsx'
import { PhoneIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const roomAbove = { display: 'grid', justifyContent: 'center', paddingBlockStart: '4rem' }

export const docs: ComponentDocs = {
  announced: [
    'On focus its text is read after the control, as the description.',
    'Escape hides it until the pointer or the focus leaves the control.',
  ],
  uses: [
    {
      right: {
        shown: (
          <div ref={showHeld(['Hover'])} style={roomAbove}>
            <Tooltip content="We answer from ten to seven">
              <IconButton aria-label="Call">
                <PhoneIcon />
              </IconButton>
            </Tooltip>
          </div>
        ),
        because: 'A few words about a control that has a name without them.',
      },
      wrong: {
        shown: (
          <div ref={showHeld(['Hover'])} style={roomAbove}>
            <Tooltip content="Dinner is not included, and it can be cancelled until noon of the day before">
              <Button>Book</Button>
            </Tooltip>
          </div>
        ),
        because: 'Terms that matter cannot be read on a touch screen. Write them on the page.',
      },
    },
  ],
}
