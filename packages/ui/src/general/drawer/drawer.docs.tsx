import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { Button } from '../button/button.tsx'
import { DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import { Drawer } from './drawer.tsx'

export const docs: ComponentDocs = {
  announced: ['When it opens, the focus moves in and stays in; Escape closes it, and the focus returns.'],
  uses: [
    {
      right: {
        shown: (
          <Drawer ref={inPlace} style={placed}>
            <DialogHeader>
              <DialogTitle>Asha Naik</DialogTitle>
              <DialogClose />
            </DialogHeader>
            <DialogBody>
              <p>Two rooms with a view of the sea, from the twenty-fourth to the twenty-ninth.</p>
            </DialogBody>
            <DialogFooter>
              <Button variant="outline">Call</Button>
              <Button>Answer</Button>
            </DialogFooter>
          </Drawer>
        ),
        because: 'The details of one row: closing the drawer returns to the list where it was left.',
      },
      wrong: {
        shown: (
          <Drawer ref={inPlace} style={placed}>
            <DialogHeader>
              <DialogTitle>Are you sure?</DialogTitle>
              <DialogClose />
            </DialogHeader>
            <DialogBody>
              <p>This deletes the enquiry of Asha Naik.</p>
            </DialogBody>
            <DialogFooter>
              <Button variant="outline">No</Button>
              <Button variant="danger">Yes</Button>
            </DialogFooter>
          </Drawer>
        ),
        because:
          'A question at the edge of the screen is easily missed, and a press beside it closes it unanswered. Use AlertDialog.',
      },
    },
  ],
}
