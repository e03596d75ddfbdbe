import type { ContentName } from '@susegad/api-client/contract'
import { currentSession } from '../../../shell/session/session.ts'
import { dropTyped, keepTyped, readTyped } from '../../../shell/session/typed-words.ts'
import type { KeptDraft } from './draft-keeper.ts'

const owner = () => currentSession().user?._id
const formOf = ({ kind, slug }: ContentName) => `content-${kind}-${slug}`

/** Unsaved edits in localStorage, deleted on sign-out. */
export function keptDraft(name: ContentName): KeptDraft | null {
  const { draft } = readTyped('browser', owner() ?? '', formOf(name))
  try {
    return draft ? (JSON.parse(draft) as KeptDraft) : null
  } catch {
    return null
  }
}

export function keepDraft(name: ContentName, draft: KeptDraft | null): void {
  const id = owner()
  // After a sign-out nothing is kept.
  if (!id) return
  if (draft) keepTyped('browser', id, formOf(name), { draft: JSON.stringify(draft) })
  else dropTyped('browser', id, formOf(name))
}
