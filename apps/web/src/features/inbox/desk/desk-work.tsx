import { createToaster, type ToasterStore } from '@susegad/ui/toast'
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { useQueuedAnswers } from '../answer/use-queued-answers.ts'
import { type DeskCopy, useCopy } from '../copying/use-copy.ts'
import { type DeskDeletion, useDeletion } from '../deletion/use-deletion.ts'
import { type DeskMany, useMany } from '../operations/use-many.ts'
import { useRowFocus } from './use-row-focus.ts'

let current: { owner: string; toaster: ToasterStore } | undefined

/** One store per person, so that the next person doesn't see failures, and a Retry acting as them. */
function toasterOf(owner: string): ToasterStore {
  if (current?.owner !== owner) {
    current?.toaster.dismiss()
    current = { owner, toaster: createToaster() }
  }
  return current.toaster
}

interface DeskWork {
  staffMember: StaffMember
  toaster: ToasterStore
  many: DeskMany
  deletion: DeskDeletion
  copy: DeskCopy
  title: RefObject<HTMLHeadingElement | null>
  table: RefObject<HTMLDivElement | null>
  rows: ReturnType<typeof useRowFocus>
}

const Work = createContext<DeskWork | null>(null)

/** What is under way on the desk. Changes neither with the URL nor with the selection. */
export function DeskWorkProvider({
  staffMember,
  children,
}: {
  staffMember: StaffMember
  children: ReactNode
}) {
  const toaster = toasterOf(staffMember._id)
  const title = useRef<HTMLHeadingElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const rows = useRowFocus(table)
  const many = useMany(toaster, staffMember._id)
  const deletion = useDeletion(many)
  const copy = useCopy(toaster)
  useQueuedAnswers(toaster)
  return <Work value={{ staffMember, toaster, many, deletion, copy, title, table, rows }}>{children}</Work>
}

export function useDeskWork(): DeskWork {
  const work = use(Work)
  if (!work) throw new Error('Only the parts of the desk have its work.')
  return work
}
