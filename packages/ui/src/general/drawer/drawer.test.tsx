import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { allowMotion } from '../../../test/emulate.ts'
import { DialogClose, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

describeConformance('Drawer', (props) => <Drawer {...props} aria-label="Filters" />, {
  slot: 'drawer',
  tag: 'dialog',
})

const sample = (props: Partial<DrawerProps>) => (
  <Drawer defaultOpen {...props}>
    <DialogHeader>
      <DialogTitle>Enquiry of Asha Naik</DialogTitle>
      <DialogClose />
    </DialogHeader>
  </Drawer>
)

test.each([
  ['end', 'ltr', 'right'],
  ['start', 'ltr', 'left'],
  ['end', 'rtl', 'left'],
  ['start', 'rtl', 'right'],
  ['bottom', 'ltr', 'bottom'],
] as const)('side %s in %s stands at the %s edge', async (side, dir, edge) => {
  const screen = await render(<div dir={dir}>{sample({ side })}</div>)
  const drawer = screen.getByRole('dialog', { name: 'Enquiry of Asha Naik' })
  await Promise.all(
    drawer
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  )
  const box = drawer.element().getBoundingClientRect()
  const far = { left: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight }[edge]
  expect(Math.round(box[edge])).toBe(far)
})

test('starts beyond its edge, so that it slides in', async () => {
  await allowMotion()
  const screen = await render(sample({}))
  const drawer = screen.getByRole('dialog').element()
  const slide = drawer
    .getAnimations()
    .find((it) => it instanceof CSSTransition && it.transitionProperty === 'translate')
  if (!slide) throw new Error('The drawer does not slide.')
  slide.pause()
  slide.currentTime = 0
  expect(drawer.getBoundingClientRect().left).toBeGreaterThanOrEqual(document.documentElement.clientWidth)
})

test('Escape closes it and tells', async () => {
  const told: boolean[] = []
  await render(sample({ onOpenChange: (now) => told.push(now) }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => told).toEqual([false])
})
