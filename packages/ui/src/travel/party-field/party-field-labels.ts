import type { Message } from '../../locale/format-message.ts'

export const partyFieldLabels = {
  /** Heading of a room; `{number}` counts from 1. */
  room: 'Room {number}' as Message,
  adults: 'Adults',
  children: 'Children',
  /** `{number}` is the child's, counted in its room. */
  age: 'Age of child {number}' as Message,
  addRoom: 'Add a room',
  /** Accessible name of the button beside a room's heading. */
  removeRoom: 'Remove room {number}' as Message,
  /** Announced, with the room's `{number}`. */
  roomAdded: 'Room {number} added' as Message,
  /** Announced, with the room's `{number}` and the `{count}` of rooms left. */
  roomRemoved: 'Room {number} removed. Rooms left: {count}' as Message,
}

export type PartyFieldLabels = typeof partyFieldLabels
