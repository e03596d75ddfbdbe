import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { BrandWhatsappIcon, PhoneIcon } from '../icon/icon.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FloatingContact, FloatingContactLink } from './floating-contact.tsx'

/** A small page: elements that are fixed to the window are fixed to this frame. */
const frame = { contain: 'strict', blockSize: '24rem' } as const

const links = (
  <>
    <FloatingContactLink icon={<BrandWhatsappIcon />}>
      <a href="#whatsapp">WhatsApp</a>
    </FloatingContactLink>
    <FloatingContactLink icon={<PhoneIcon />}>
      <a href="#call">Call Now</a>
    </FloatingContactLink>
  </>
)

const page = (content: React.ReactNode, isOpen: boolean) => (
  <div style={frame}>
    {content}
    <FloatingContact defaultOpen={isOpen} closesAfter="never">
      {links}
    </FloatingContact>
  </div>
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: page(
          <p>A grand Indo-Portuguese house with a garden pool, five minutes from the sand.</p>,
          false,
        ),
        because: 'On a page without a form, it closes itself after ten seconds and leaves one round button.',
      },
      wrong: {
        shown: page(
          <div style={{ display: 'grid', gap: 'var(--sg-space-4)' }}>
            <TextField label="Name" />
            <TextField label="Phone" />
            <TextField label="Message" />
            <Button>Send</Button>
          </div>,
          true,
        ),
        because: 'Kept open over the contact form, it hides the fields and the button from phone users.',
      },
    },
  ],
}
