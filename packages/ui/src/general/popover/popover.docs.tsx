import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'

// A page can have only one open; these are laid out below their buttons.
const inFlow = { display: 'block', position: 'static', opacity: 1, translate: 'none' } as const

const popover = (name: string, content: React.ReactNode) => (
  <div>
    <Popover>
      <PopoverTrigger>{name}</PopoverTrigger>
      <PopoverContent aria-label={name} style={inFlow}>
        <div style={{ display: 'grid', gap: 'var(--sg-space-4)' }}>{content}</div>
      </PopoverContent>
    </Popover>
  </div>
)

export const docs: ComponentDocs = {
  announced: [
    'The button says whether it is open. Enter opens it, Tab goes in, Escape closes it and returns to the button.',
  ],
  uses: [
    {
      right: {
        shown: popover(
          'Dates',
          <>
            <DateField label="From" />
            <DateField label="To" />
          </>,
        ),
        because: 'A small task that takes seconds and can be done again if it closes.',
      },
      wrong: {
        shown: popover(
          'Ask us',
          <>
            <TextField label="Name" />
            <TextField label="Phone" />
            <TextArea label="Message" />
            <Button>Send</Button>
          </>,
        ),
        because:
          'One press beside it closes a half-written message, and guests think it is lost. Use Drawer.',
      },
    },
  ],
}
