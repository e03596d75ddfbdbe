import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { CalendarIcon, ClockIcon, MapPinIcon } from '../icon/icon.tsx'
import { DescriptionItem, DescriptionList, type DescriptionListProps } from './description-list.tsx'

const withoutIcons = (
  <>
    <DescriptionItem term="Status">Pending</DescriptionItem>
    <DescriptionItem term="Asked by">Asha Naik</DescriptionItem>
  </>
)

const longWords = (
  <>
    <DescriptionItem term="When the house can be reached" icon={<ClockIcon />}>
      Every day but Sunday, between 10:00 AM and the hour at which the last guest goes to bed
    </DescriptionItem>
    <DescriptionItem term="Reservierungsbestätigung">
      grand-heritage-mansion-reservations@upper-candolim.example
    </DescriptionItem>
  </>
)

const meta = {
  title: 'Components/Content/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: {
    children: (
      <>
        <DescriptionItem term="Best time" icon={<CalendarIcon />}>
          October to March
        </DescriptionItem>
        <DescriptionItem term="Opening hours" icon={<ClockIcon />}>
          10:00 AM to 7:00 PM
        </DescriptionItem>
        <DescriptionItem term="Address" icon={<MapPinIcon />}>
          Beach Road, Candolim, Goa 403515, India
        </DescriptionItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Facts with values: quick info, contact details, the parts of an enquiry.\n\n**Use it** for facts of one thing: hours, address, the parts of an enquiry.\n\n**Do not use it** for records of one kind (Table).',
      },
    },
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every layout, with icons and without, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<DescriptionListProps>
      rows={{
        Rows: {},
        Stacked: { layout: 'stacked' },
        Columns: { layout: 'columns' },
        'Rows, without icons': { children: withoutIcons },
        'Stacked, without icons': { layout: 'stacked', children: withoutIcons },
        'Columns, without icons': { layout: 'columns', children: withoutIcons },
        'Rows, long words': { children: longWords },
        'Stacked, long words': { layout: 'stacked', children: longWords },
        'Columns, long words': { layout: 'columns', children: longWords },
      }}
      cell="20rem"
    >
      {(state) => <DescriptionList {...args} {...state} />}
    </StateMatrix>
  ),
}
