import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { wishForLessMotion } from '../../../test/emulate.ts'
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx'
import { CommandPalette } from '../command-palette/command-palette.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from './dialog.tsx'

beforeAll(() => wishForLessMotion(false))

const parts = (
  <>
    <DialogHeader>
      <DialogTitle>Choose a room</DialogTitle>
      <DialogClose />
    </DialogHeader>
    <DialogBody>Garden room, sea-view room, family suite</DialogBody>
    <DialogFooter>
      <button type="button">Ask for it</button>
    </DialogFooter>
  </>
)

function places(dialog: HTMLElement) {
  return [dialog, ...dialog.querySelectorAll('[data-slot]')].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return [part.getAttribute('data-slot'), ...[left, top, width, height].map(Math.round)].join(' ')
  })
}

const settled = (dialog: HTMLElement) =>
  Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished))

const dialogs = {
  'a dialog': () => <Dialog defaultOpen>{parts}</Dialog>,
  'a drawer': () => <Drawer defaultOpen>{parts}</Drawer>,
  'a drawer at the bottom': () => (
    <Drawer defaultOpen side="bottom">
      {parts}
    </Drawer>
  ),
  'a question': () => (
    <AlertDialog
      defaultOpen
      title="Archive it?"
      description="It can be found again."
      onConfirm={() => undefined}
    />
  ),
  'a command palette': () => (
    <CommandPalette defaultOpen commands={[{ id: 'new', label: 'New enquiries' }]} />
  ),
}

test.each(Object.entries(dialogs))(
  '%s leaves from where it stood, on a page that is scrolled',
  async (_, Shown) => {
    const screen = await render(
      <div style={{ blockSize: '300vb' }}>
        <Shown />
      </div>,
    )
    window.scrollTo({ top: 700, behavior: 'instant' })
    const element = screen.container.querySelector('dialog')
    if (!element) throw new Error('Nothing opened.')
    await settled(element)
    const before = places(element)

    element.close()
    for (const animation of element.getAnimations()) {
      animation.pause()
      animation.currentTime = 0
    }

    expect(getComputedStyle(element).display).not.toBe('none')
    expect(places(element)).toEqual(before)
  },
)
