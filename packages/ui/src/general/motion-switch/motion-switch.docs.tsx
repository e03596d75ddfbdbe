import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { MotionToggle } from '../motion-toggle/motion-toggle.tsx'
import { Picture } from '../picture/picture.tsx'
import { MotionSwitch } from './motion-switch.tsx'

const [boats] = samplePictures
if (!boats) throw new Error('There is no sample picture.')

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack gap="sm" align="start">
            <Picture {...boats} />
            <MotionToggle
              motion={{ paused: false, toggle: () => {} }}
              labels={{ pause: 'Pause the slideshow' }}
            />
          </Stack>
        ),
        because: 'Each moving part has its own MotionToggle; MotionSwitch is in the footer.',
      },
      wrong: {
        shown: (
          <Stack gap="sm" align="start">
            <Picture {...boats} />
            <MotionSwitch />
          </Stack>
        ),
        because: 'It seems to belong to this picture, but stops everything on the site for the visitor.',
      },
    },
  ],
}
