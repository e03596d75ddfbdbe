import type { Meta, StoryObj } from '@storybook/react-vite'
import * as React from 'react'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Sortable, SortableHandle, SortableList, type SortableMove, type SortableProps } from './sortable.tsx'

const places = ['Baga Beach', 'Fort Aguada', 'Dudhsagar Falls', 'Sunset Cruise', 'Anjuna Flea Market']

const plan = {
  'Not planned yet': places.slice(0, 2),
  'Day 1': places.slice(2),
  'Day 2': [],
  'Day 3': ['Spice Garden'],
}

type Lists = Record<string, readonly string[]>

function moved(lists: Lists, { from, to }: SortableMove): Lists {
  const entry = lists[from.list]?.[from.index] ?? ''
  const without = { ...lists, [from.list]: lists[from.list]?.toSpliced(from.index, 1) ?? [] }
  return { ...without, [to.list]: without[to.list]?.toSpliced(to.index, 0, entry) ?? [] }
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: 'var(--sg-space-4)',
}

const row = {
  display: 'flex',
  alignItems: 'center',
  marginBlock: 'var(--sg-space-2)',
  border: '1px solid var(--sg-line)',
  borderRadius: 'var(--sg-radius-md)',
}

/** Days of a plan. Each holds its entries; a move takes one out and puts it into its new place. */
function Days({ initial = plan, labels }: { initial?: Lists; labels?: SortableProps['labels'] }) {
  const [lists, setLists] = React.useState<Lists>(initial)
  return (
    <div style={columns}>
      <Sortable labels={labels} onMove={(move) => setLists((before) => moved(before, move))}>
        {Object.entries(lists).map(([name, entries]) => (
          <section key={name}>
            <h3>{name}</h3>
            <SortableList list={name} label={name}>
              {entries.map((entry) => (
                <li key={entry} style={row}>
                  <SortableHandle entry={entry} />
                  {entry}
                </li>
              ))}
            </SortableList>
          </section>
        ))}
      </Sortable>
    </div>
  )
}

const meta = {
  title: 'Components/Structure/Sortable',
  component: Sortable,
  subcomponents: { SortableList, SortableHandle },
  args: { onMove: () => {}, children: null },
  parameters: {
    docs: {
      description: {
        component: `Sorts a list, or several lists that take entries from each other, such as the days of a plan. A line shows where
an entry will land; the window scrolls near its edges, and Escape puts the entry back. Nothing moves until the drop:
\`onMove\` says from where to where, and the page changes its lists.

An entry is any child of a \`SortableList\` with a \`SortableHandle\` inside. With \`asChild\` and \`keyboard={false}\` the handle
can be the button of a menu that moves the entry.

**Use it** for an order that people decide: stops of a day, photos, saved views.

**Do not use it** to sort by a value (DataTable), or to choose (Checkbox).

### Keyboard

| Key | Does |
|---|---|
| Tab | goes to the next handle |
| Space, Enter | lifts the entry, or drops it |
| Up, Down | moves it up or down, past the end into the next list |
| Left, Right | moves it into the list on that side |
| Escape | puts it back |`,
      },
    },
  },
} satisfies Meta<typeof Sortable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: ({ labels }) => <Days labels={labels} /> }

/** One list. */
export const OneList: Story = { render: () => <Days initial={{ Stops: places }} /> }

/** Longer than the window, which scrolls while an entry is near its edge. */
export const FortyEntries: Story = {
  parameters: { picture: { skip: true } },
  render: () => (
    <Days
      initial={{
        'Not planned yet': Array.from({ length: 40 }, (_, index) => `Place ${index + 1}`),
        'Day 1': places,
        'Day 2': [],
      }}
    />
  ),
}

const marks = { 'At rest': undefined, Dragged: 'self', 'Lands before': 'before', 'Lands after': 'after' }

/** A handle in use, and the marks of an entry being dragged. */
export const Matrix: Story = {
  render: () => (
    <>
      <StateMatrix<{ entry: string }> rows={{ Handle: {} }} columns={{ Rest: {}, Hover: {}, Focus: {} }}>
        {() => (
          <Sortable onMove={() => {}}>
            <SortableHandle entry="Baga Beach" />
          </Sortable>
        )}
      </StateMatrix>
      <StateMatrix<{ 'data-dragged': string }>
        rows={Object.fromEntries(
          Object.entries(marks).map(([name, mark]) => [name, mark ? { 'data-dragged': mark } : {}]),
        )}
        cell="14rem"
      >
        {(state) => (
          <Sortable onMove={() => {}}>
            <SortableList>
              <li style={row} {...state}>
                <SortableHandle entry="Baga Beach" />
                Baga Beach
              </li>
            </SortableList>
          </Sortable>
        )}
      </StateMatrix>
      <StateMatrix<{ 'data-dragged': string }>
        rows={{ 'Empty list': {}, 'Lands in an empty list': { 'data-dragged': 'into' } }}
        cell="14rem"
      >
        {(state) => (
          <Sortable onMove={() => {}}>
            <SortableList {...state} />
          </Sortable>
        )}
      </StateMatrix>
    </>
  ),
}

export const RightToLeft: Story = {
  render: () => <Days />,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
