import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { BuildingIcon, ClockIcon, CompassIcon, CrownIcon, MapPinIcon } from './icon.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack gap="sm">
            <span>
              <MapPinIcon /> Candolim, North Goa
            </span>
            <span>
              <ClockIcon /> Open from 10 to 7
            </span>
          </Stack>
        ),
        because: 'Words carry the meaning; the icon helps the eye to find them.',
      },
      wrong: {
        shown: (
          <Stack direction="row" gap="lg" justify="center">
            <BuildingIcon />
            <CompassIcon />
            <CrownIcon />
          </Stack>
        ),
        because:
          'Without words, guests have to guess what a crown stands for, and screen readers say nothing.',
      },
    },
  ],
}
