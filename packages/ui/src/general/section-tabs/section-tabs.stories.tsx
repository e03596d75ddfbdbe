import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { SectionTabs, type SectionTabsProps } from './section-tabs.tsx'

const sections = ['Overview', 'Rooms', 'Amenities', 'Dining', 'Location', 'Reviews'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))

const more = ['Policies', 'Nearby', 'Questions', 'Membership'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))

const longNames = [
  { id: 'first', label: 'What the house is like' },
  { id: 'second', label: 'Rooms, suites and the cottage by the pool' },
  { id: 'third', label: 'Getting there' },
]

const longPage: Decorator<SectionTabsProps> = (Story, { parameters }) => (
  <div>
    <Story />
    {sections.map(({ id, label }) => (
      <section key={id} id={id} style={{ minBlockSize: parameters.sectionHeight }}>
        <h2>{label}</h2>
        <p>What there is to say about it.</p>
      </section>
    ))}
  </div>
)

// In a frame of its own: it sticks to the head of the window.
const framed = { layout: 'fullscreen', docs: { story: { inline: false, height: '26rem' } } }

const meta = {
  title: 'Components/Navigation/SectionTabs',
  component: SectionTabs,
  args: { sections },
  parameters: {
    sectionHeight: '4.5rem',
    docs: {
      description: {
        component: `Links to the sections of a long page. The section in view is marked, and the row stays visible. They are plain
anchors: all content is on the page, and none is hidden in a tab.

**Use it** on detail pages with four sections or more.

**Do not use it** to switch between views of one thing (Tabs), or to lead to other pages (plain links).

It sticks to the edge of a header that sets \`--sg-header-shown-height\`, or \`--sg-header-height\` if it never hides.

### Keyboard

| Key | Does |
|---|---|
| Tab | moves through the sections in order |
| Enter | goes to the section and marks it |`,
      },
    },
  },
} satisfies Meta<typeof SectionTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { decorators: [longPage], parameters: framed }

/** Few and many, short and long; the first is the current one. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<SectionTabsProps>
      rows={{
        Rest: { sections: sections.slice(0, 4) },
        Hover: { sections: sections.slice(0, 4) },
        Focus: { sections: sections.slice(0, 4) },
        Two: { sections: sections.slice(0, 2) },
        'More than fit: the row scrolls': { sections: [...sections, ...more] },
        'Long names': { sections: longNames },
      }}
      cell="26rem"
      held="li:nth-child(2) > a"
    >
      {(state, row) => <SectionTabs {...args} {...state} aria-label={`On this page, ${row}`} />}
    </StateMatrix>
  ),
}

export const Follows: Story = {
  decorators: [longPage],
  parameters: { ...framed, picture: { skip: true }, sectionHeight: '24rem' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The tab is followed, but not the anchor: the frame that runs the stories must stay where it is.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(canvas.getByRole('link', { name: 'Dining' }))
    await expect(canvas.getByRole('link', { name: 'Dining' })).toHaveAttribute('aria-current', 'location')
    await userEvent.keyboard('{PageDown}')
    canvasElement.querySelector('#amenities')?.scrollIntoView({ behavior: 'instant' })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Amenities' })).toHaveAttribute('aria-current', 'location'),
    )
  },
}

export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'smallest' } } }

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
