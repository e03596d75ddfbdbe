import { Button } from '@susegad/ui/button'
import { arrivalsText } from './arrivals.ts'

interface ArrivalsNoticeProps {
  count: number
  /** Whether a colleague has deleted a listed enquiry. */
  outdated: boolean
  onShow: () => void
}

/** Notice of new enquiries above the list, which never changes by itself. */
export function ArrivalsNotice({ count, outdated, onShow }: ArrivalsNoticeProps) {
  return (
    <div role="status" className="desk-arrivals">
      {count > 0 && (
        <Button size="sm" onClick={onShow}>
          Show {arrivalsText(count)}
        </Button>
      )}
      {count === 0 && outdated && (
        <Button size="sm" variant="outline" onClick={onShow}>
          Deleted by a colleague: update the list
        </Button>
      )}
    </div>
  )
}
