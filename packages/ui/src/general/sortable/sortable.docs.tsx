import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Sortable, SortableHandle, SortableList } from './sortable.tsx'

const row = { display: 'flex', alignItems: 'center' }

const list = (names: readonly string[]) => (
  <Sortable onMove={() => {}}>
    <SortableList label="Stops">
      {names.map((name) => (
        <li key={name} style={row}>
          <SortableHandle entry={name} />
          {name}
        </li>
      ))}
    </SortableList>
  </Sortable>
)

export const docs: ComponentDocs = {
  announced: [
    'Each handle is described with the keys that move it.',
    'Lifting, each move, the drop and putting back announce the entry, its position and its list.',
    'After a drop by keys the focus is on the handle of the entry in its new place.',
  ],
  uses: [
    {
      right: {
        shown: list(['Fort Aguada', 'Baga Beach', 'Sunset Cruise']),
        because: 'Only the travellers know in which order they want to see these.',
      },
      wrong: {
        shown: list(['₹1,999 Amara Grand', '₹2,499 La View', '₹2,799 Wotel']),
        because: 'These have an order already. Let a press on a column sort them.',
      },
    },
  ],
}
