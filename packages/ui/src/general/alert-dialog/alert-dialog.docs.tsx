import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { AlertDialog } from './alert-dialog.tsx'

export const docs: ComponentDocs = {
  announced: [
    'Its question is read with its title as it opens, and the focus is on the safe answer.',
    'A click outside does nothing; Escape and the safe answer close it, and the focus returns.',
  ],
  uses: [
    {
      right: {
        shown: (
          <AlertDialog
            ref={inPlace}
            style={placed}
            title="Delete 3 enquiries"
            description="They can be brought back for ten seconds."
            labels={{ confirm: 'Delete 3' }}
            onConfirm={() => {}}
          />
        ),
        because: 'The button names the action, and the text says what is lost.',
      },
      wrong: {
        shown: (
          <AlertDialog
            ref={inPlace}
            style={placed}
            title="Are you sure?"
            description="Please confirm."
            labels={{ confirm: 'OK' }}
            onConfirm={() => {}}
          />
        ),
        because: 'Sure of what? People who cannot tell press OK.',
      },
    },
  ],
}
