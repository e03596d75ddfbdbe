import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { Button } from '../button/button.tsx'
import { Dialog, DialogBody, DialogFooter, DialogHeader, DialogTitle } from './dialog.tsx'

export const docs: ComponentDocs = {
  announced: [
    'When it opens, the focus moves in and stays in; when it closes, it returns to the button that opened it.',
    'Everything behind it is out of reach until it closes.',
  ],
  uses: [
    {
      right: {
        shown: (
          <Dialog ref={inPlace} style={placed}>
            <DialogHeader>
              <DialogTitle>Change the dates</DialogTitle>
            </DialogHeader>
            <DialogBody>24 to 29 December, five nights</DialogBody>
            <DialogFooter>
              <Button variant="outline">Keep them</Button>
              <Button>Change the dates</Button>
            </DialogFooter>
          </Dialog>
        ),
        because: 'The title names the task, and the buttons answer it.',
      },
      wrong: {
        shown: (
          <Dialog ref={inPlace} style={placed}>
            <DialogHeader>
              <DialogTitle>Attention!</DialogTitle>
            </DialogHeader>
            <DialogBody>Do you want to continue with the operation?</DialogBody>
            <DialogFooter>
              <Button variant="outline">No</Button>
              <Button>Yes</Button>
            </DialogFooter>
          </Dialog>
        ),
        because: 'Nobody knows what Yes does without reading everything twice.',
      },
    },
  ],
}
