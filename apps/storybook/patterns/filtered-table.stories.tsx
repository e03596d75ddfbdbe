import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { deskEnquiries } from './enquiries.ts'
import { EnquiryTable } from './enquiry-table.tsx'

const meta = {
  title: 'Patterns/Filters and table',
  component: EnquiryTable,
  args: { enquiries: deskEnquiries },
  parameters: {
    docs: {
      description: {
        component:
          'FiltersBar, Table and Pagination together. A change of a filter goes back to the first page. Nothing found is not the same as nothing there: the first offers to clear the filters, the second says what will come.',
      },
    },
  },
} satisfies Meta<typeof EnquiryTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Showing 6 to 7 of 7 results')).toBeVisible()
  },
}

export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'resolved')
    await expect(canvas.getByText('Showing 1 to 2 of 2 results')).toBeVisible()
    await expect(canvas.queryByText('Asha Naik')).not.toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  args: { defaultText: 'helicopter' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  },
}

export const NothingFoundCleared: Story = {
  args: { defaultText: 'helicopter' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }))
    await expect(canvas.getByText('Asha Naik')).toBeVisible()
  },
}
