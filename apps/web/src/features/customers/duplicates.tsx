import type { CustomerDetail } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import type { ReactNode } from 'react'
import { contactText } from '../../enquiries/customer-text.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { DifferentCustomers, MergedCustomers, PossibleDuplicates } from './duplicate-lists.tsx'
import { useDuplicates } from './use-duplicates.ts'

interface DuplicatesProps {
  id: string
  detail: CustomerDetail
  mayWrite: boolean
}

const takeFocus = (message: HTMLElement | null) => message?.focus()

/** Possible duplicates and merges, which can be undone. */
export function Duplicates({ id, detail, mayWrite }: DuplicatesProps) {
  const { apart, merges } = detail
  const acts = useDuplicates(id)
  const { merging, separating, parting, rejoining, failure, act } = acts
  const parted = parting.isSuccess
    ? apart.find(({ customer }) => customer._id === parting.variables)
    : undefined
  const last = merging.isSuccess ? merges.find(({ _id }) => _id === merging.data.merges[0]?._id) : undefined
  return (
    <>
      {failure && <Alert>{failureText('Nothing was changed.', failure)}</Alert>}
      {last && (
        <Done title="One customer now" onUndo={() => act(separating, last._id)}>
          With what came from <bdi>{last.contacts.map(contactText).join(', ')}</bdi>.
        </Done>
      )}
      {separating.isSuccess && !last && <Done>They are two customers again.</Done>}
      {parted && (
        <Done title="Two different people" onUndo={() => act(rejoining, parted.customer._id)}>
          <bdi>{parted.customer.name}</bdi> won’t be suggested again.
        </Done>
      )}
      {rejoining.isSuccess && <Done>They may be suggested as the same person again.</Done>}
      <PossibleDuplicates detail={detail} acts={acts} mayWrite={mayWrite} />
      <MergedCustomers detail={detail} acts={acts} mayWrite={mayWrite} />
      <DifferentCustomers detail={detail} acts={acts} mayWrite={mayWrite} />
    </>
  )
}

interface DoneProps {
  title?: string
  onUndo?: () => void
  children: ReactNode
}

/** What was done. Takes the focus, because the button that had it was removed. */
function Done({ title, onUndo, children }: DoneProps) {
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      tone="success"
      title={title}
      actions={
        onUndo && (
          <Button variant="outline" size="sm" onClick={onUndo}>
            Undo
          </Button>
        )
      }
    >
      <p>{children}</p>
    </Alert>
  )
}
