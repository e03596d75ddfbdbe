import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Table, type TableColumn, type TableProps } from './table.tsx'

interface Guest {
  id: string
  name: string
  phone: string
}

const guests: readonly Guest[] = [
  { id: 'a', name: 'Asha', phone: '11' },
  { id: 'b', name: 'Bosco', phone: '22' },
]

const columns: readonly TableColumn<Guest>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, place: 'title' },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone, align: 'end' },
]

const table = (props: Partial<TableProps<Guest>> = {}, width = 1100) => (
  <div style={{ inlineSize: width }}>
    <Table caption="Guests" columns={columns} rows={guests} rowKey={({ id }) => id} {...props} />
  </div>
)

describeConformance('Table', (props) => table(props), { slot: 'table', tag: 'div' })
describeConformance('Table on its way', (props) => table({ rows: [], state: 'busy', ...props }), {
  slot: 'table',
  tag: 'div',
})

test.each([1100, 320])('is a table to a screen reader, %d pixels wide', async (width) => {
  const screen = await render(table({}, width))
  await expect.element(screen.getByRole('table', { name: 'Guests' })).toBeInTheDocument()
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Phone'])
  expect(screen.getByRole('row').elements()).toHaveLength(3)
  await expect.element(screen.getByRole('rowheader', { name: 'Asha' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: /22$/ })).toBeVisible()
})

test('where it is narrow each value has its heading before it', async () => {
  const screen = await render(table({}, 320))
  const cell = screen.getByRole('cell', { name: /11$/ }).element()
  expect(getComputedStyle(cell, '::before').content).toContain('Phone')
})

test('while the first rows are on their way it keeps their place and says so', async () => {
  const screen = await render(table({ rows: [], state: 'busy', skeletonRows: 3, empty: 'Nobody' }))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.container.querySelectorAll('[data-slot="table-skeleton"]')).toHaveLength(3)
  expect(screen.getByText('Nobody').elements()).toHaveLength(0)
})

test('while it reloads the rows stay', async () => {
  const screen = await render(table({ state: 'busy' }))
  await expect.element(screen.getByRole('rowheader', { name: 'Asha' })).toBeVisible()
  expect(screen.container.querySelector('[data-slot="table"]')?.getAttribute('aria-busy')).toBe('true')
})

test('without rows it shows what stands for them', async () => {
  const screen = await render(table({ rows: [], empty: 'Nobody has written yet' }))
  await expect.element(screen.getByText('Nobody has written yet')).toBeVisible()
  expect(screen.getByRole('table').elements()).toHaveLength(0)
})
