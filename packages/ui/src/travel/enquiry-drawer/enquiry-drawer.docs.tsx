import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { EnquiryDrawer, EnquiryTab } from './enquiry-drawer.tsx'

/** A small page: elements that are fixed to the window are fixed to this frame. */
const page = (layer: React.ReactNode) => (
  <div style={{ contain: 'strict', blockSize: '18rem' }}>
    <div style={{ paddingInlineEnd: '3.5rem' }}>
      <h3>Amara Grand Hotel</h3>
      <p>
        A grand Indo-Portuguese house with a garden pool, five minutes from the sand. Breakfast is served
        under the mango trees until half past ten.
      </p>
    </div>
    {layer}
  </div>
)

const form = { onSubmit: async () => {} }
const overPage = { ...placed, position: 'absolute', inset: '0 0 auto auto', inlineSize: '85%' } as const

export const docs: ComponentDocs = {
  announced: [
    'The focus moves into the drawer, and back to the tab when it closes. While the form is being sent, nothing closes it.',
  ],
  uses: [
    {
      right: {
        shown: page(<EnquiryTab drawerId="enquiry-when-asked" />),
        because: 'The tab waits at the edge; visitors open the form when they have a question.',
      },
      wrong: {
        shown: page(<EnquiryDrawer id="enquiry-unasked" form={form} ref={inPlace} style={overPage} />),
        because: 'A form that opens by itself covers the page that visitors came to read.',
      },
    },
  ],
}
