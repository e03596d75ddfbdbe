'use client'

import * as React from 'react'
import { Button } from '../../general/button/button.tsx'
import { PlusIcon } from '../../general/icon/icon.tsx'
import { useLabels } from '../../locale/locale.tsx'
import { newRoom, type PartyLimits, type RoomGuests } from './party.ts'
import { type PartyFieldLabels, partyFieldLabels } from './party-field-labels.ts'
import { RoomFields } from './room-fields.tsx'

interface RoomListProps {
  rooms: readonly RoomGuests[]
  onChange: (rooms: readonly RoomGuests[]) => void
  limits: PartyLimits
  maxRooms: number
  labels: Partial<PartyFieldLabels> | undefined
}

/** The fields of each room, and the button that adds one; rooms that come and go are announced. */
export function RoomList({
  rooms,
  onChange,
  limits,
  maxRooms,
  labels: ownLabels,
}: RoomListProps): React.JSX.Element {
  const { labels, say } = useLabels('partyField', partyFieldLabels, ownLabels)
  const addButton = React.useRef<HTMLButtonElement>(null)
  const [announced, announce] = React.useState('')
  const isFull = rooms.length >= maxRooms

  function add(): void {
    if (isFull) return
    onChange([...rooms, newRoom(limits)])
    announce(say(labels.roomAdded, { number: rooms.length + 1 }))
  }

  function remove(room: number): void {
    onChange(rooms.filter((_, index) => index !== room))
    announce(say(labels.roomRemoved, { number: room + 1, count: rooms.length - 1 }))
    // The pressed button disappears with its room.
    addButton.current?.focus()
  }

  return (
    <>
      {rooms.map((guests, room) => (
        <RoomFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity besides their number
          key={room}
          {...{ guests, limits }}
          texts={{
            room: say(labels.room, { number: room + 1 }),
            remove: say(labels.removeRoom, { number: room + 1 }),
            adults: labels.adults,
            children: labels.children,
            age: (number) => say(labels.age, { number }),
          }}
          onChange={(next) => onChange(rooms.map((before, index) => (index === room ? next : before)))}
          onRemove={rooms.length > 1 ? () => remove(room) : undefined}
        />
      ))}
      <Button
        ref={addButton}
        data-slot="party-field-add"
        variant="outline"
        size="sm"
        // Not `disabled`: adding the last room would drop the focus.
        aria-disabled={isFull || undefined}
        onClick={add}
      >
        <PlusIcon />
        {labels.addRoom}
      </Button>
      <span role="status" className="sg-visually-hidden">
        {announced}
      </span>
    </>
  )
}
