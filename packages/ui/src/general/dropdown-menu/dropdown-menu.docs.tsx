import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { ChevronDownIcon, CopyIcon, TrashIcon, UserCheckIcon } from '../icon/icon.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'

// A page can have only one open; these are laid out below their buttons.
const inFlow = { display: 'block', position: 'static', opacity: 1, translate: 'none' } as const

const menu = (items: React.ReactNode) => (
  <div>
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          Actions <ChevronDownIcon />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" style={inFlow}>
        {items}
      </DropdownMenuContent>
    </DropdownMenu>
  </div>
)

export const docs: ComponentDocs = {
  announced: [
    'The button says that it opens a menu, and whether it is open.',
    'Letters find an item; Escape closes the menu and returns to the button.',
  ],
  uses: [
    {
      right: {
        shown: menu(
          <>
            <DropdownMenuItem>
              <CopyIcon /> Copy
            </DropdownMenuItem>
            <DropdownMenuItem>
              <UserCheckIcon /> Assign to me
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="danger">
              <TrashIcon /> Delete
            </DropdownMenuItem>
          </>,
        ),
        because: 'Delete comes last, apart from the others and in its own colour.',
      },
      wrong: {
        shown: menu(
          <>
            <DropdownMenuItem>
              <CopyIcon /> Copy
            </DropdownMenuItem>
            <DropdownMenuItem>
              <TrashIcon /> Delete
            </DropdownMenuItem>
            <DropdownMenuItem>
              <UserCheckIcon /> Assign to me
            </DropdownMenuItem>
          </>,
        ),
        because: 'Delete between two daily actions: a press that slips by one line loses an enquiry.',
      },
    },
    {
      right: {
        shown: <Button variant="outline">Copy</Button>,
        because: 'A single action is a Button, one press away.',
      },
      wrong: {
        shown: menu(
          <DropdownMenuItem>
            <CopyIcon /> Copy
          </DropdownMenuItem>,
        ),
        because: 'A menu of one item costs two presses and hides what can be done.',
      },
    },
  ],
}
