import type * as messageSets from './message-sets.ts'

/** Every text of the components, by component. A complete language has them all. */
export type MessageSets = typeof messageSets

/** Texts in one language; missing ones fall back to English. */
export type Messages = { [Name in keyof MessageSets]?: Partial<MessageSets[Name]> }
