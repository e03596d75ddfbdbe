import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { hydrate } from '../../../test/hydrate.tsx'
import { SaveButton } from './save-button.tsx'

describeConformance('SaveButton', (props) => <SaveButton name="La View Hotel" {...props} />, {
  slot: 'save-button',
  tag: 'button',
})

test('says what it saves, whether it is saved, and what a press asks for', async () => {
  const onPressedChange = vi.fn()
  const button = (pressed: boolean) => (
    <SaveButton name="La View Hotel" pressed={pressed} onPressedChange={onPressedChange} />
  )
  const screen = await render(button(false))
  const save = screen.getByRole('button', { name: 'Save La View Hotel' })
  await expect.element(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await screen.rerender(button(true))
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  expect(onPressedChange.mock.calls).toEqual([[true], [false]])
})

test('saving moves nothing beside it', async () => {
  const row = (pressed: boolean) => (
    <p>
      <SaveButton name="La View Hotel" variant="outline" pressed={pressed}>
        Save
      </SaveButton>
      <span data-testid="after">4.4/5</span>
    </p>
  )
  const screen = await render(row(false))
  const before = screen.getByTestId('after').element().getBoundingClientRect()
  await screen.rerender(row(true))
  expect(screen.getByTestId('after').element().getBoundingClientRect()).toEqual(before)
})

test('takes presses on 44 px', async () => {
  const screen = await render(
    <p style={{ padding: '2rem' }}>
      <SaveButton name="La View Hotel" />
    </p>,
  )
  const button = screen.getByRole('button').element()
  const { left, top, width, height } = button.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  for (const [byX, byY] of [
    [-21.5, 0],
    [21.5, 0],
    [0, -21.5],
    [0, 21.5],
  ] as const) {
    expect(button.contains(document.elementFromPoint(x + byX, y + byY))).toBe(true)
  }
})

test('a mark that the page sets before hydration stays, and shows', async () => {
  const { container, complaints } = await hydrate(
    <SaveButton name="La View Hotel" data-place="hotel/la-view" />,
    {
      before: (page) =>
        page.querySelector('[data-place="hotel/la-view"]')?.setAttribute('aria-pressed', 'true'),
    },
  )
  const button = container.querySelector('button')
  expect(complaints).toEqual([])
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  expect(getComputedStyle(button?.querySelector('svg') as Element).fill).not.toBe('none')
})
