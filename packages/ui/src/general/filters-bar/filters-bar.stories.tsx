import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { FiltersBar, type FiltersBarProps } from './filters-bar.tsx'

const meta = {
  title: 'Components/Forms/FiltersBar',
  component: FiltersBar,
  args: {
    onClear: fn(),
    children: (
      <>
        <DateField label="Start date" name="startDate" />
        <DateField label="End date" name="endDate" />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Arranges the fields that filter a list: in one line where there is room; on phones behind a summary that says how many
are set. \`fold="always"\` folds them at every width. You provide the fields; Clear resets them and calls \`onClear\`.

**Use it** above a list with more than one filter.

**Do not use it** for a single search: a SearchField is enough.

**Keyboard**

| Key | Does |
|---|---|
| Enter, Space | on the line: unfolds or folds the fields |
| Tab | moves through the fields to Apply, Clear and the actions |`,
      },
    },
  },
} satisfies Meta<typeof FiltersBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { activeCount: 1, actions: <Button variant="outline">Copy (All)</Button> },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

const gallery = (
  <>
    <Select label="Hotel" name="hotel">
      <option>All hotels</option>
    </Select>
    <Select label="Type" name="type">
      <option>All types</option>
    </Select>
    <SearchField label="Search" name="q" />
    <Select label="Sort" name="sort">
      <option>Default</option>
    </Select>
  </>
)

/** Folded and unfolded, with nothing, one and several filters set. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<FiltersBarProps>
      rows={{
        'Nothing set': {},
        'Two set': { activeCount: 2 },
        'With actions': { activeCount: 1, actions: <Button variant="outline">Copy (All)</Button> },
        'Folded everywhere': { fold: 'always', children: gallery, activeCount: 1 },
        'Unfolded by hand': { fold: 'always', defaultOpen: true, children: gallery },
        'Never folded': { fold: 'never', children: gallery },
        'Long text': {
          activeCount: 12,
          defaultOpen: true,
          labels: {
            clear: 'Show everything again that was there before',
            active: '{count} of them narrow what is shown here below',
          },
          children: (
            <DateField label="Enquiries that came on this day or later, by the clock in Goa" name="day" />
          ),
        },
      }}
    >
      {(state, row) => <FiltersBar {...meta.args} {...state} labels={{ ...state.labels, region: row }} />}
    </StateMatrix>
  ),
}

export const Phone: Story = {
  args: { activeCount: 2 },
  globals: { viewport: { value: 'phone' } },
}

export const UnfoldedEverywhere: Story = {
  args: { fold: 'always', children: gallery, activeCount: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Show Filters'))
    await expect(canvas.getByText('Hide Filters')).toBeVisible()
    await expect(canvas.getByLabelText('Hotel')).toBeVisible()
  },
}
