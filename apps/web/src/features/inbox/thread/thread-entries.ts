import type { Change, Message, Note } from '@susegad/api-client/contract'

export type ThreadEntry =
  | { kind: 'message'; at: string; key: string; message: Message }
  | { kind: 'note'; at: string; key: string; note: Note }
  | { kind: 'change'; at: string; key: string; change: Change }

/** Entries of a thread, oldest first; changes made together are grouped. */
export function threadEntries(
  messages: readonly Message[],
  notes: readonly Note[],
  history: readonly Change[],
): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...messages.map((message) => ({
      kind: 'message' as const,
      message,
      at: message.createdAt,
      key: message._id,
    })),
    ...notes.map((note) => ({ kind: 'note' as const, at: note.createdAt, key: note._id, note })),
    ...history.map((change) => ({
      kind: 'change' as const,
      at: change.at,
      key: `change-${change._id}`,
      change,
    })),
  ]
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
