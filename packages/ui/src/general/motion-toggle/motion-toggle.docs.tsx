import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Picture } from '../picture/picture.tsx'
import { MotionToggle } from './motion-toggle.tsx'

const [boats, fort] = samplePictures
if (!boats || !fort) throw new Error('There are too few sample pictures.')

const motion = { paused: false, toggle: () => {} }

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack gap="sm" align="start">
            <Picture {...boats} ratio="wide" />
            <MotionToggle motion={motion} labels={{ pause: 'Pause the boats' }} />
          </Stack>
        ),
        because: 'One toggle for each thing that moves, next to it.',
      },
      wrong: {
        shown: (
          <Stack gap="sm" align="start">
            <Picture {...boats} ratio="wide" />
            <Picture {...fort} ratio="wide" />
            <MotionToggle motion={motion} labels={{ pause: 'Pause' }} />
          </Stack>
        ),
        because: 'Two things move and one can be stopped: nobody can tell which before pressing.',
      },
    },
  ],
}
