import type { Message } from '../../locale/format-message.ts'

export interface PartyFieldLabels {
  /** Heading of a room; `{number}` counts from 1. */
  room: Message
  adults: string
  children: string
  /** `{number}` is the child's, counted in its room. */
  age: Message
  addRoom: string
  /** Accessible name of the button beside a room's heading. */
  removeRoom: Message
  /** Announced, with the room's `{number}`. */
  roomAdded: Message
  /** Announced, with the room's `{number}` and the `{count}` of rooms left. */
  roomRemoved: Message
}

export const partyFieldLabels: PartyFieldLabels = {
  room: 'Room {number}',
  adults: 'Adults',
  children: 'Children',
  age: 'Age of child {number}',
  addRoom: 'Add a room',
  removeRoom: 'Remove room {number}',
  roomAdded: 'Room {number} added',
  roomRemoved: 'Room {number} removed. Rooms left: {count}',
}
