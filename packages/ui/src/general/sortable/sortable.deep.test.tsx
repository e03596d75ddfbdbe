import * as React from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { parkPointer, pointer } from '../../../test/emulate.ts'
import { Sortable, SortableHandle, SortableList, type SortableMove } from './sortable.tsx'

const inGroup = (part: React.ReactElement) => <Sortable onMove={() => {}}>{part}</Sortable>

describeConformance('SortableList', (props) => <SortableList {...props} />, {
  slot: 'sortable-list',
  tag: 'ol',
  wrap: inGroup,
})

describeConformance('SortableHandle', (props) => <SortableHandle entry="Baga Beach" {...props} />, {
  slot: 'sortable-handle',
  tag: 'button',
  wrap: inGroup,
  renderAsChild: (props) => (
    <SortableHandle entry="Baga Beach" asChild {...props}>
      <a href="/elsewhere">Baga Beach</a>
    </SortableHandle>
  ),
})

type Plan = Record<string, string[]>

const plan: Plan = { Ideas: ['Fort', 'Cruise', 'Market'], 'Day 1': ['Falls'], 'Day 2': [] }

function Days({ initial = plan, onMove }: { initial?: Plan; onMove?: (move: SortableMove) => void }) {
  const [lists, setLists] = React.useState(initial)
  return (
    <Sortable
      onMove={(move) => {
        onMove?.(move)
        const next = Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, [...entries]]))
        const taken = next[move.from.list]?.splice(move.from.index, 1) ?? []
        next[move.to.list]?.splice(move.to.index, 0, ...taken)
        setLists(next)
      }}
    >
      {Object.entries(lists).map(([name, entries]) => (
        <SortableList key={name} list={name} label={name} style={{ inlineSize: '18rem', margin: '1rem' }}>
          {entries.map((entry) => (
            <li key={entry} style={{ display: 'flex', blockSize: '3rem' }}>
              <SortableHandle entry={entry} /> {entry}
            </li>
          ))}
        </SortableList>
      ))}
    </Sortable>
  )
}

const handle = (entry: string) => page.getByRole('button', { name: `Move ${entry}`, exact: true })
const entriesOf = (list: string) =>
  [...page.getByRole('list', { name: list, exact: true }).element().children].map((entry) =>
    entry.textContent?.trim(),
  )
const shown = () => Object.fromEntries(Object.keys(plan).map((list) => [list, entriesOf(list)]))
const announced = page.getByRole('status')
const focusOn = (entry: string) => (handle(entry).element() as HTMLElement).focus()
/** From the middle of one handle to that of another element. */
function wayTo(from: string, to: Element): [x: number, y: number] {
  const [start, end] = [handle(from).element().getBoundingClientRect(), to.getBoundingClientRect()]
  return [end.left + 22 - start.left - 22, end.top + end.height / 2 - start.top - start.height / 2]
}
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dragged]')].map(
    (marked) => `${marked.dataset.dragged} ${marked.ariaLabel ?? marked.textContent?.trim()}`,
  )

afterEach(parkPointer)

describe.each(['mouse', 'touch'] as const)('with %s', (type) => {
  test('an entry is sorted in its list, and a line shows where it lands', async () => {
    const onMove = vi.fn()
    await render(<Days onMove={onMove} />)
    const finger = pointer(type)
    await finger.down(handle('Fort').element())
    await finger.moveBy(0, 100)
    await expect.poll(marks).toEqual(['self Fort', 'after Market'])
    expect(shown()).toEqual(plan)
    await finger.up()
    await expect.poll(() => entriesOf('Ideas')).toEqual(['Cruise', 'Market', 'Fort'])
    expect(onMove.mock.calls).toEqual([
      [{ from: { list: 'Ideas', index: 0 }, to: { list: 'Ideas', index: 2 } }],
    ])
    expect(marks()).toEqual([])
  })

  test('it moves into another list, before and after what is there', async () => {
    await render(<Days />)
    const finger = pointer(type)
    await finger.down(handle('Fort').element())
    const [x, y] = wayTo('Fort', handle('Falls').element())
    await finger.moveBy(x, y - 8)
    await expect.poll(marks).toEqual(['self Fort', 'before Falls'])
    await finger.moveBy(0, 16)
    await expect.poll(marks).toEqual(['self Fort', 'after Falls'])
    await finger.up()
    await expect.poll(shown).toEqual({ Ideas: ['Cruise', 'Market'], 'Day 1': ['Falls', 'Fort'], 'Day 2': [] })
  })

  test('it moves into an empty list', async () => {
    await render(<Days />)
    const finger = pointer(type)
    await finger.down(handle('Cruise').element())
    await finger.moveBy(...wayTo('Cruise', page.getByRole('list', { name: 'Day 2' }).element()))
    await expect.poll(marks).toEqual(['self Cruise', 'into Day 2'])
    await finger.up()
    await expect.poll(shown).toEqual({ Ideas: ['Fort', 'Market'], 'Day 1': ['Falls'], 'Day 2': ['Cruise'] })
  })

  test('Escape puts it back and closes nothing around it', async () => {
    const onEscape = vi.fn()
    await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that Escape closes
      <div onKeyDown={onEscape}>
        <Days />
      </div>,
    )
    const finger = pointer(type)
    await finger.down(handle('Fort').element())
    await finger.moveBy(0, 100)
    await expect.poll(marks).toContain('self Fort')
    await userEvent.keyboard('{Escape}')
    expect(marks()).toEqual([])
    await finger.up()
    expect(shown()).toEqual(plan)
    expect(onEscape).not.toHaveBeenCalled()
  })

  test('near the edge the window scrolls, so that a far place can be reached', async () => {
    const entries = Array.from({ length: 40 }, (_, index) => `Place ${index + 1}`)
    await render(<Days initial={{ ...plan, Ideas: entries }} />)
    window.scrollTo(0, 0)
    const finger = pointer(type)
    await finger.down(handle('Place 1').element())
    await finger.moveBy(
      0,
      window.innerHeight - 10 - handle('Place 1').element().getBoundingClientRect().bottom,
    )
    await expect.poll(() => window.scrollY, { timeout: 10_000 }).toBeGreaterThan(600)
    await finger.up()
    await expect.poll(() => entriesOf('Ideas').indexOf('Place 1')).toBeGreaterThan(10)
  })
})

test('a press without a movement sorts nothing and is a click', async () => {
  const [onMove, onClick] = [vi.fn(), vi.fn()]
  await render(
    <Sortable onMove={onMove}>
      <SortableList>
        <li>
          <SortableHandle entry="Fort" onClick={onClick} />
        </li>
      </SortableList>
    </Sortable>,
  )
  await handle('Fort').click()
  expect([onMove.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 1])
})

test('the click that ends a drag opens nothing', async () => {
  const onClick = vi.fn()
  await render(
    <Sortable onMove={() => {}}>
      <SortableList>
        <li>
          <SortableHandle asChild entry="Fort" keyboard={false}>
            <button type="button" aria-label="Move Fort" onClick={onClick} />
          </SortableHandle>
        </li>
      </SortableList>
    </Sortable>,
  )
  const mouse = pointer('mouse')
  await mouse.down(handle('Fort').element())
  await mouse.moveBy(0, 12)
  await mouse.up()
  await parkPointer()
  expect(onClick).not.toHaveBeenCalled()
  await handle('Fort').click()
  expect(onClick).toHaveBeenCalledOnce()
})

describe('by keys', () => {
  test('an entry is lifted, moved and dropped, and keeps the focus; each step is announced', async () => {
    await render(<Days />)
    focusOn('Fort')
    await userEvent.keyboard(' ')
    await expect.element(announced).toHaveTextContent('Fort lifted, 1 of 3 in Ideas. Escape puts it back.')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(announced).toHaveTextContent('Fort: 2 of 3 in Ideas')
    expect(marks()).toEqual(['self Fort', 'after Cruise'])
    await userEvent.keyboard('{Enter}')
    await expect.element(announced).toHaveTextContent('Fort dropped, 2 of 3 in Ideas')
    expect(entriesOf('Ideas')).toEqual(['Cruise', 'Fort', 'Market'])
    await expect.element(handle('Fort')).toHaveFocus()
  })

  test('past the end it goes into the next list, and from an empty one back', async () => {
    await render(<Days />)
    focusOn('Market')
    await userEvent.keyboard(' {ArrowDown}')
    await expect.element(announced).toHaveTextContent('Market: 1 of 2 in Day 1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(announced).toHaveTextContent('Market: 1 of 1 in Day 2')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect.element(announced).toHaveTextContent('Market: 2 of 2 in Day 1')
    await userEvent.keyboard(' ')
    expect(shown()).toEqual({ Ideas: ['Fort', 'Cruise'], 'Day 1': ['Falls', 'Market'], 'Day 2': [] })
    await expect.element(handle('Market')).toHaveFocus()
  })

  test('Right and Left go to the lists beside it', async () => {
    await render(<Days />)
    focusOn('Market')
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowLeft}{Enter}')
    expect(shown()['Day 1']).toEqual(['Market', 'Falls'])
  })

  test('from right to left, Left is the next list', async () => {
    await render(
      <div dir="rtl">
        <Days />
      </div>,
    )
    focusOn('Fort')
    await userEvent.keyboard(' {ArrowLeft}{Enter}')
    expect(shown()['Day 1']).toEqual(['Fort', 'Falls'])
  })

  test.each(['{Escape}', '{Tab}'])('%s puts it back', async (key) => {
    await render(<Days />)
    focusOn('Cruise')
    await userEvent.keyboard(` {ArrowRight}${key}`)
    await expect.element(announced).toHaveTextContent('Cruise put back, 2 of 3 in Ideas')
    expect(shown()).toEqual(plan)
    expect(marks()).toEqual([])
  })

  test('keys lift nothing where the handle opens a menu', async () => {
    await render(
      <Sortable onMove={() => {}}>
        <SortableList>
          <li>
            <SortableHandle entry="Fort" keyboard={false} />
          </li>
        </SortableList>
      </Sortable>,
    )
    focusOn('Fort')
    await userEvent.keyboard('{Enter}')
    expect(marks()).toEqual([])
  })
})

test('axe finds nothing, at rest and with an entry lifted', async () => {
  const screen = await render(<Days />)
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
  focusOn('Fort')
  await userEvent.keyboard(' ')
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('a movement that follows the release in the same moment drags nothing', async () => {
  await render(<Days />)
  const grip = handle('Cruise').element()
  const entry = grip.closest('li') as HTMLElement
  const at = { bubbles: true, isPrimary: true, pointerId: 1, button: 0 }
  grip.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 10, clientY: 10 }))
  grip.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 10, clientY: 10 }))
  grip.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 10, clientY: 90 }))
  expect(entry.style.translate).toBe('')
})
