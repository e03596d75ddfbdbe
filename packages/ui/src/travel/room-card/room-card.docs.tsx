import { Button } from '../../general/button/button.tsx'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { RoomCard, type RoomCardProps } from './room-card.tsx'

const room = (name: string, price: number, mark: RoomCardProps['mark']) => (
  <RoomCard
    name={name}
    price={price}
    guests="2 guests"
    mark={mark}
    actions={<Button size="sm">Ask for this room</Button>}
  />
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack>
            {room('Premium Room', 2799, 'popular')}
            {room('Deluxe Room', 2299, 'plain')}
          </Stack>
        ),
        because: 'One room is marked: the one that most guests book.',
      },
      wrong: {
        shown: (
          <Stack>
            {room('Premium Room', 2799, 'popular')}
            {room('Deluxe Room', 2299, 'popular')}
          </Stack>
        ),
        because: 'With every room marked as popular, the mark helps nobody to choose.',
      },
    },
  ],
}
