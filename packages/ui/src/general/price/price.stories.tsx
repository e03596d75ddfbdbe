import type { Meta, StoryObj } from '@storybook/react-vite'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Price, type PriceProps } from './price.tsx'

const meta = {
  title: 'Components/Content/Price',
  component: Price,
  args: { amount: 1999, unit: '/ night' },
  parameters: {
    docs: {
      description: {
        component:
          'An amount of money, grouped as the locale writes it. All digits have one width, so a column of prices lines up. Give `before` only for a price that was really charged.\n\n**Use it** for every amount, so that all look and sound alike.\n\n**Do not use it** for a number that is not money, or with an invented `before`.',
      },
    },
  },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every size, with the words around it, reduced, and large. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<PriceProps>
      rows={each('size', ['sm', 'md', 'lg', 'xl'])}
      columns={{
        Amount: {},
        'With prefix and unit': { amount: 249, prefix: 'From', unit: '/ person' },
        Reduced: { amount: 1499, before: 23600 },
        Large: { amount: 12345678, prefix: 'From', unit: '/ group' },
      }}
    >
      {(state) => <Price amount={1999} {...state} />}
    </StateMatrix>
  ),
}
