import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Marquee } from './marquee.tsx'

const narrow = { '--sg-marquee-item': '9rem' } as React.CSSProperties
const row = (name: string, from: number) => (
  <Marquee
    aria-label={name}
    images={samplePictures.slice(from, from + 3)}
    picture={{ ratio: 'landscape' }}
    style={narrow}
  />
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: row('Around Goa', 0),
        because: 'One moving row, as decoration: a missed picture is no loss.',
      },
      wrong: {
        shown: (
          <Stack gap="sm">
            {row('Hotels', 0)}
            {row('Boats', 3)}
          </Stack>
        ),
        because: 'Two moving rows pull readers away from the text, and make some of them feel sick.',
      },
    },
  ],
}
