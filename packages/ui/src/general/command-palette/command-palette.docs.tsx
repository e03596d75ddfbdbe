import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { CommandPalette } from './command-palette.tsx'

// Shown in the flow of the page instead of over it.
const inFlow = {
  display: 'flex',
  flexDirection: 'column',
  position: 'static',
  inlineSize: '100%',
  margin: 0,
  opacity: 1,
  translate: 'none',
} as const

const closed = { open: false, hotkey: null, style: inFlow }

export const docs: ComponentDocs = {
  announced: [
    'It opens with the focus in its field and the first command active; it announces when nothing matches.',
  ],
  uses: [
    {
      right: {
        shown: (
          <CommandPalette
            {...closed}
            commands={[
              { id: 'new', label: 'New enquiry', group: 'Enquiries', shortcut: ['Ctrl', 'N'] },
              { id: 'find', label: 'Find a guest', group: 'Enquiries', keywords: 'search name phone' },
              { id: 'out', label: 'Sign out', group: 'Desk', keywords: 'log out leave' },
            ]}
          />
        ),
        because: 'Commands begin with a verb, and other words for the same thing find them too.',
      },
      wrong: {
        shown: (
          <CommandPalette
            {...closed}
            commands={[
              { id: 'new', label: 'enquiry.create' },
              { id: 'find', label: 'GuestLookup' },
              { id: 'out', label: 'Session: terminate' },
            ]}
          />
        ),
        because: 'Names from the source code: staff who type “new” or “sign out” find nothing.',
      },
    },
  ],
}
