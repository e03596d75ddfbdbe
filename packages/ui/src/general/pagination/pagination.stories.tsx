import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, totalPages: 20, results: { pageSize: 10, total: 196 } },
  parameters: {
    docs: {
      description: {
        component: `Page navigation of a long list: Previous, Next, the first, the last, and the current page with its neighbours; all
pages up to seven. A line above says which results are shown.

**Use it** for lists that people search and return to. Give \`href\` wherever a page has an address: links work before
the script, and can be bookmarked and shared.

**Do not use it** for a short list: show all of it.

### Keyboard

| Key | Does |
|---|---|
| Tab | moves through Previous, the numbers and Next, skipping disabled ones |
| Enter | goes to that page (Space as well, as buttons) |`,
      },
    },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Pages(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPageChange={setPage} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Showing 51 to 60 of 196 results')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }))
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    canvas.getByRole('button', { name: 'Page 5' }).blur()
  },
}

/** Every position, from few pages to thousands, with results and without. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<PaginationProps>
      rows={{
        'First page': { page: 1 },
        'Near the first': { page: 4 },
        'In the middle': { page: 10 },
        'Near the last': { page: 17 },
        'Last page': { page: 20 },
        Hover: {},
        Focus: {},
        Pressed: {},
        'As links': { href: '#page-{page}' },
        'All pages': { page: 2, totalPages: 7, results: { pageSize: 10, total: 64 } },
        'One page': { page: 1, totalPages: 1, results: { pageSize: 10, total: 4 } },
        'Without results': { results: undefined },
        'Thousands of pages': { page: 4999, totalPages: 12345, results: { pageSize: 10, total: 123448 } },
        'Long words': {
          labels: {
            previous: 'Vorherige Seite',
            next: 'Nächste Seite',
            showing: 'Ergebnisse {from} bis {to} von insgesamt {count} werden angezeigt',
          },
        },
      }}
      cell="30rem"
      held="li:nth-child(4) > *"
    >
      {(state, row) => (
        <Pagination {...args} {...state} labels={{ ...state.labels, pages: `Pages, ${row}` }} />
      )}
    </StateMatrix>
  ),
}

export const OnPhone: Story = {
  args: { page: 50, totalPages: 100, results: { pageSize: 10, total: 1000 } },
  globals: { viewport: { value: 'smallest' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
