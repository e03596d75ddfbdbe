import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

/** A small page: elements that are fixed to the window are fixed to this frame. */
const frame = { contain: 'strict', blockSize: '14rem' } as const

const page = (content: React.ReactNode) => (
  <div style={frame}>
    {content}
    <ScrollToTop threshold={-1} />
  </div>
)

const paragraph =
  'The road ends at a chapel, and a path leads on through the cashew trees to the cliff. From there one sees both bays, the river between them and, in the evening, the boats going out. '

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: page(<p style={{ paddingInlineEnd: '5rem' }}>{paragraph.repeat(4)}</p>),
        because: 'On a page of many screens, it saves readers a long way back.',
      },
      wrong: {
        shown: page(<p>Thank you. We answer within a day.</p>),
        because:
          'On a page that fits the screen there is nothing above: visitors press it and nothing moves.',
      },
    },
  ],
}
