import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { LocaleProvider } from '../../locale/locale.tsx'
import { CalendarIcon, CoinRupeeIcon, UsersIcon } from '../icon/icon.tsx'
import { Tab, TabPanel, Tabs, TabsList, type TabsProps } from './tabs.tsx'

const parts = (
  <>
    <TabsList aria-label="La View Hotel">
      <Tab value="rooms">Rooms</Tab>
      <Tab value="rates">Rates</Tab>
      <Tab value="rules">House rules</Tab>
    </TabsList>
    <TabPanel value="rooms">Twelve rooms above the beach, each with a balcony.</TabPanel>
    <TabPanel value="rates">From ₹ 4,200 a night, with breakfast.</TabPanel>
    <TabPanel value="rules">Rooms are ready at two, and quiet from eleven.</TabPanel>
  </>
)

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabsList, Tab, TabPanel },
  args: { defaultValue: 'rooms', children: parts },
  parameters: {
    docs: {
      description: {
        component: `Shows one of several panels. Hidden panels stay on the page; in print and without a script all of them are shown
below each other, so let each begin with a heading of its own.

**Use it** for a few views of one thing that people look at one by one, such as rooms and rates.

**Do not use it** for the sections of a page (SectionTabs), for the steps of a task, or to choose a value
(RadioGroup).

### Keyboard

| Key | Does |
|---|---|
| Tab | goes to the chosen tab, then into its panel |
| Right, Left | chooses the next or previous tab, wrapping at the ends |
| Home, End | chooses the first or the last tab |
| Enter, Space | shows the panel where \`activation\` is \`manual\` |`,
      },
    },
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const withIcons = (
  <>
    <TabsList aria-label="Enquiry">
      <Tab value="rooms">
        <CalendarIcon /> Dates
      </Tab>
      <Tab value="guests">
        <UsersIcon /> Guests
      </Tab>
      <Tab value="price" disabled>
        <CoinRupeeIcon /> Price
      </Tab>
    </TabsList>
    <TabPanel value="rooms">24 to 31 December</TabPanel>
    <TabPanel value="guests">Two grown-ups, one child</TabPanel>
    <TabPanel value="price">On request</TabPanel>
  </>
)

const long = (
  <>
    <TabsList aria-label="Long words">
      <Tab value="rooms">Rooms with a view of the sea</Tab>
      <Tab value="rates">Rates in the months of the monsoon</Tab>
      <Tab value="rules">Benachrichtigungseinstellungen</Tab>
    </TabsList>
    <TabPanel value="rooms">The row can be swiped where the window is too narrow for it.</TabPanel>
    <TabPanel value="rates">Lower.</TabPanel>
    <TabPanel value="rules">Keine.</TabPanel>
  </>
)

/** Selected, hovered, focused and disabled; with icons and with labels too long for the window. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<TabsProps>
      rows={{
        'The first chosen': { children: parts },
        'Hover on another': { children: parts },
        'Focus on another': { children: parts },
        'With icons, one disabled': { children: withIcons },
        'Long words': { children: long },
        'Right to left': { dir: 'rtl', children: parts },
      }}
      cell="24rem"
      held="[data-state=inactive][role=tab]"
    >
      {(state) => <Tabs {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider direction="rtl">
        <div dir="rtl">{Story()}</div>
      </LocaleProvider>
    ),
  ],
}
