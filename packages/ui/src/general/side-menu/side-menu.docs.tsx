import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { SideMenu } from './side-menu.tsx'

// Laid out in the flow of the page instead of over it.
const inFlow = {
  position: 'relative',
  display: 'block',
  blockSize: '24rem',
  '--sg-side-menu-size': '100%',
  '--sg-side-menu-away': '0',
} as React.CSSProperties

export const docs: ComponentDocs = {
  announced: ['The focus moves in when it opens, and back to its button when it closes.'],
  uses: [
    {
      right: {
        shown: (
          <SideMenu id="side-menu-of-links" aria-label="Menu" style={inFlow}>
            <nav aria-label="Pages">
              <ul>
                <li>
                  <a href="#hotels" aria-current="page">
                    Hotels
                  </a>
                </li>
                <li>
                  <a href="#beaches">Beaches</a>
                </li>
                <li>
                  <a href="#contact">Contact us</a>
                </li>
              </ul>
            </nav>
          </SideMenu>
        ),
        because: 'Links: one press and the visitor is there.',
      },
      wrong: {
        shown: (
          <SideMenu id="side-menu-of-fields" aria-label="Ask us" style={inFlow}>
            <div style={{ display: 'grid', gap: 'var(--sg-space-4)' }}>
              <TextField label="Name" />
              <TextArea label="Message" />
              <Button>Send</Button>
            </div>
          </SideMenu>
        ),
        because: 'A press beside the menu closes it in the middle of a sentence. Use Drawer for a form.',
      },
    },
  ],
}
