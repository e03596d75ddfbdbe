import * as React from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './data-table.tsx'

interface Guest {
  id: string
  name: string
  nights: number | null
}

const guests: readonly Guest[] = [
  { id: 'c', name: 'Chitra', nights: 3 },
  { id: 'a', name: 'asha', nights: null },
  { id: 'd', name: 'Domnic', nights: 12 },
  { id: 'b', name: 'Élan', nights: 7 },
]

const columns: readonly DataTableColumn<Guest>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, place: 'title' },
  { key: 'nights', header: 'Nights', cell: ({ nights }) => nights, sortBy: ({ nights }) => nights },
  { key: 'code', header: 'Code', cell: ({ id }) => id },
]

const element = (props: Partial<DataTableProps<Guest>> = {}, width = 1100) => (
  <div style={{ inlineSize: width }}>
    <DataTable
      caption="Guests"
      columns={columns}
      rows={guests}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...props}
    />
  </div>
)

const show = (props: Partial<DataTableProps<Guest>> = {}, width?: number) => render(element(props, width))

describeConformance('DataTable', (props) => element(props), { slot: 'data-table', tag: 'div' })
describeConformance(
  'DataTable with everything',
  (props) =>
    element({ selection: 'multiple', columnMenu: true, pageSize: 2, toolbar: <p>Four guests</p>, ...props }),
  { slot: 'data-table', tag: 'div' },
)

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((head) => head.textContent)
const sortBy = (name: string) => page.getByRole('button', { name }).click()
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const head = (name: string) => page.getByRole('columnheader', { name })

test('a heading sorts, turns the order round, and lets it go', async () => {
  const onSortChange = vi.fn()
  await show({ onSortChange })
  await sortBy('Name')
  await expect.poll(names).toEqual(['asha', 'Chitra', 'Domnic', 'Élan'])
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(page.getByRole('status')).toHaveTextContent('Sorted by Name, ascending')
  await sortBy('Name')
  await expect.poll(names).toEqual(['Élan', 'Domnic', 'Chitra', 'asha'])
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'descending')
  await sortBy('Name')
  await expect.poll(names).toEqual(guests.map(({ name }) => name))
  await expect.element(head('Name')).not.toHaveAttribute('aria-sort')
  expect(onSortChange.mock.calls.map(([sort]) => sort)).toEqual([
    { column: 'name', direction: 'ascending' },
    { column: 'name', direction: 'descending' },
    null,
  ])
})

test('numbers are sorted as numbers, and rows without a value come last both ways', async () => {
  await show()
  await sortBy('Nights')
  await expect.poll(names).toEqual(['Chitra', 'Élan', 'Domnic', 'asha'])
  await sortBy('Nights')
  await expect.poll(names).toEqual(['Domnic', 'Élan', 'Chitra', 'asha'])
  expect(page.getByRole('button', { name: 'Code' }).elements()).toHaveLength(0)
})

test('a column may begin with the highest', async () => {
  await show({ columns: columns.map((column) => ({ ...column, firstSort: 'descending' })) })
  await sortBy('Nights')
  await expect.element(head('Nights')).toHaveAttribute('aria-sort', 'descending')
})

test('selects one, all and none', async () => {
  const onSelectedChange = vi.fn()
  await show({ selection: 'multiple', onSelectedChange })
  const all = box('Select all')
  await box('Select asha').click()
  expect(onSelectedChange).toHaveBeenLastCalledWith(['a'])
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  expect(onSelectedChange.mock.lastCall?.[0].toSorted()).toEqual(['a', 'b', 'c', 'd'])
  await expect.element(box('Select Domnic')).toBeChecked()
  await all.click()
  expect(onSelectedChange).toHaveBeenLastCalledWith([])
})

test('shift selects from the last row to this one in the order that is shown, by pointer and by key', async () => {
  const onSelectedChange = vi.fn()
  await show({
    selection: 'multiple',
    onSelectedChange,
    defaultSort: { column: 'name', direction: 'ascending' },
  })
  await box('Select asha').click()
  await box('Select Domnic').click({ modifiers: ['Shift'] })
  expect(onSelectedChange.mock.lastCall?.[0].toSorted()).toEqual(['a', 'c', 'd'])
  ;(box('Select asha').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  expect(onSelectedChange).toHaveBeenLastCalledWith([])
})

test('select all is of the page that is shown; what is selected on others stays', async () => {
  const onSelectedChange = vi.fn()
  await show({ selection: 'multiple', pageSize: 2, defaultSelected: ['d'], onSelectedChange })
  await box('Select all').click()
  expect(onSelectedChange.mock.lastCall?.[0].toSorted()).toEqual(['a', 'c', 'd'])
  await box('Select all').click()
  expect(onSelectedChange).toHaveBeenLastCalledWith(['d'])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(box('Select Domnic')).toBeChecked()
})

test('turns pages, and begins again at the first when the order changes', async () => {
  const onPageChange = vi.fn()
  await show({ pageSize: 3, onPageChange })
  await expect.element(page.getByText('Showing 1 to 3 of 4 results')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(names).toEqual(['Élan'])
  await sortBy('Name')
  await expect.poll(names).toEqual(['asha', 'Chitra', 'Domnic'])
  expect(onPageChange.mock.calls).toEqual([[2], [1]])
})

test('when the rows of the last page go, the page before it is shown', async () => {
  const screen = await show({ pageSize: 3, defaultPage: 2 })
  await expect.poll(names).toEqual(['Élan'])
  await screen.rerender(element({ pageSize: 3, defaultPage: 2, rows: guests.slice(0, 2) }))
  await expect.poll(names).toEqual(['Chitra', 'asha'])
})

test('the menu hides a column and shows it again, but never the last', async () => {
  const onHiddenColumnsChange = vi.fn()
  const plain = columns.slice(1).map((column) => ({ ...column, header: `The ${column.header}` }))
  await show({ columns: plain, columnMenu: true, onHiddenColumnsChange })
  await page.getByRole('button', { name: 'Columns' }).click()
  const item = (name: string) => page.getByRole('menuitemcheckbox', { name })
  await item('The Code').click()
  await expect.element(item('The Code')).not.toBeChecked()
  await expect.element(page.getByRole('columnheader')).toHaveTextContent('The Nights')
  expect(onHiddenColumnsChange).toHaveBeenLastCalledWith(['code'])
  await expect.element(item('The Nights')).toHaveAttribute('aria-disabled', 'true')
  await item('The Code').click()
  expect(onHiddenColumnsChange).toHaveBeenLastCalledWith([])
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(await findAccessibilityProblems(document.body)).toEqual([])
})

test('the title and what one may not hide are no choice', async () => {
  await show({
    columns: columns.map((column) => (column.key === 'code' ? { ...column, canHide: false } : column)),
    columnMenu: true,
  })
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect.element(page.getByRole('menuitemcheckbox')).toHaveTextContent('Nights')
})

test('a server sorts and cuts: its rows are shown as they come', async () => {
  const onSortChange = vi.fn()
  const onPageChange = vi.fn()
  await show({ work: 'server', total: 40, pageSize: 4, page: 2, sort: null, onSortChange, onPageChange })
  await expect.element(page.getByText('Showing 5 to 8 of 40 results')).toBeVisible()
  await sortBy('Name')
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' })
  expect(onPageChange).toHaveBeenLastCalledWith(1)
  expect(names()).toEqual(guests.map(({ name }) => name))
})

function Owned() {
  const [sort, setSort] = React.useState<DataTableSort | null>({ column: 'name', direction: 'ascending' })
  const [selected, setSelected] = React.useState<readonly string[]>([])
  return element({
    selection: 'multiple',
    sort,
    selected,
    onSortChange: (next) => next?.column !== 'nights' && setSort(next),
    onSelectedChange: (next) => next.length < 3 && setSelected(next),
  })
}

test('its owner is obeyed', async () => {
  await render(<Owned />)
  await sortBy('Nights')
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  await box('Select all').click()
  await expect.element(box('Select all')).not.toBeChecked()
  await box('Select asha').click()
  await expect.element(box('Select asha')).toBeChecked()
})

test('selecting a row renders that row only', async () => {
  const cell = vi.fn(({ name }: Guest) => name)
  const [first, ...others] = columns
  const counted = first ? [{ ...first, cell }, ...others] : []
  await show({ columns: counted, selection: 'multiple' })
  cell.mockClear()
  await box('Select asha').click()
  await expect.element(box('Select asha')).toBeChecked()
  expect(cell.mock.calls.map(([{ name }]) => name)).toEqual(['asha'])
})

test('where rows are cards the sort buttons stand above them, each with 44 pixels', async () => {
  await show({ selection: 'multiple' }, 320)
  const button = page.getByRole('button', { name: 'Nights' })
  await expect.element(button).toBeVisible()
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await button.click()
  await expect.poll(names).toEqual(['Chitra', 'Élan', 'Domnic', 'asha'])
})

test('without rows it shows what stands for them, and no pages', async () => {
  await show({ rows: [], empty: 'Nobody has written yet', pageSize: 5 })
  await expect.element(page.getByText('Nobody has written yet')).toBeVisible()
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
})
