import type { Customer } from '@susegad/api-client/contract'
import type { CustomerMark } from '@susegad/api-client/rules'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { useState } from 'react'

interface CustomerMarksProps {
  customer: Customer
  marking: {
    isPending: boolean
    variables: CustomerMark | null | undefined
    mutate: (mark: CustomerMark | null) => void
  }
}

/** Marks a customer as VIP or blocked. */
export function CustomerMarks({ customer: { name, mark }, marking }: CustomerMarksProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="customers-acts">
      <Button
        variant="outline"
        size="sm"
        state={marking.isPending ? 'loading' : 'idle'}
        onClick={() => marking.mutate(mark === 'vip' ? null : 'vip')}
      >
        {mark === 'vip' ? 'Remove VIP mark' : 'Mark as VIP'}
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={marking.isPending}
        onClick={() => (mark === 'blocked' ? marking.mutate(null) : setAsking(true))}
      >
        {mark === 'blocked' ? 'Unblock' : 'Block'}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Block ${name}?`}
        description="New enquiries from this customer will be marked as spam, where you can still read them. The customer is not notified."
        labels={{ confirm: 'Block' }}
        onConfirm={() => marking.mutate('blocked')}
      />
    </div>
  )
}
