import { keepTyped, readTyped } from '../../../shell/session/typed-words.ts'

const FORM = 'operations'

/** Ids of this person's long operations in this tab: kept across reloads, dropped on sign-out. */
export const keptOperations = (owner: string): string[] => Object.keys(readTyped('tab', owner, FORM))

export const keepOperation = (owner: string, id: string): void =>
  keepTyped('tab', owner, FORM, { ...readTyped('tab', owner, FORM), [id]: 'yes' })

export function dropOperation(owner: string, id: string): void {
  const { [id]: _, ...others } = readTyped('tab', owner, FORM)
  keepTyped('tab', owner, FORM, others)
}
