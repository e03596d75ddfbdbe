import { createRef, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Slot, Slottable } from './slot.tsx'

const Link = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

test('the child is drawn with the props of the slot', async () => {
  const screen = await render(
    <Slot
      id="ours"
      data-state="on"
      className="look"
      style={{ color: 'red', margin: 1 }}
      aria-describedby="hint"
    >
      <a href="/away" className="own" style={{ color: 'blue' }} aria-describedby="own-hint">
        Away
      </a>
    </Slot>,
  )
  const link = screen.getByRole('link', { name: 'Away' }).element()
  expect(link.outerHTML).toContain('href="/away"')
  expect(link.id).toBe('ours')
  expect(link.getAttribute('data-state')).toBe('on')
  expect(link.className).toBe('look own')
  expect(link.getAttribute('style')).toBe('color: blue; margin: 1px;')
  expect(link.getAttribute('aria-describedby')).toBe('own-hint hint')
  expect(link.parentElement).toBe(screen.container)
})

test("the child's own props count where both say something", async () => {
  const screen = await render(
    <Slot id="ours" title="ours">
      <button type="button" id="theirs">
        Press
      </button>
    </Slot>,
  )
  const button = screen.getByRole('button').element()
  expect(button.id).toBe('theirs')
  expect(button.getAttribute('title')).toBe('ours')
})

test("both handlers hear of it, the child's first", async () => {
  const heard: string[] = []
  const screen = await render(
    <Slot onClick={() => heard.push('slot')} onFocus={() => heard.push('focus')}>
      <button type="button" onClick={() => heard.push('child')}>
        Press
      </button>
    </Slot>,
  )
  await screen.getByRole('button').click()
  expect(heard).toEqual(['focus', 'child', 'slot'])
})

test('both refs get the element, and lose it when it goes', async () => {
  const outer = createRef<HTMLElement>()
  const inner = createRef<HTMLButtonElement>()
  const screen = await render(
    <Slot ref={outer}>
      <button type="button" ref={inner}>
        Press
      </button>
    </Slot>,
  )
  const button = screen.getByRole('button').element()
  expect(outer.current).toBe(button)
  expect(inner.current).toBe(button)
  await screen.rerender(<p>Gone</p>)
  expect(outer.current).toBeNull()
  expect(inner.current).toBeNull()
})

test('a component as the child gets the props', async () => {
  const screen = await render(
    <Slot className="look">
      <Link to="/beaches">Beaches</Link>
    </Slot>,
  )
  expect(screen.getByRole('link', { name: 'Beaches' }).element().outerHTML).toBe(
    '<a href="/beaches" class="look">Beaches</a>',
  )
})

test('what stands beside the marked child moves into it', async () => {
  const screen = await render(
    <Slot className="look">
      <svg aria-hidden="true" />
      <Slottable>
        <a href="/call">
          Call <b>now</b>
        </a>
      </Slottable>
      {false}
    </Slot>,
  )
  expect(screen.container.innerHTML).toBe(
    '<a href="/call" class="look"><svg aria-hidden="true"></svg>Call <b>now</b></a>',
  )
})

test('without a child nothing is drawn, and with several it says what is wrong', async () => {
  const screen = await render(<Slot>{null}</Slot>)
  expect(screen.container.innerHTML).toBe('')
  await expect(
    render(
      <Slot>
        <i />
        <b />
      </Slot>,
    ),
  ).rejects.toThrow('asChild failed to slot onto its children. Expected a single React element child')
})
