import { Button } from '@susegad/ui/button'
import { arrivalsText } from './arrivals-text.ts'

interface ArrivalsNoticeProps {
  count: number
  /** A colleague has deleted something that is still shown. */
  outdated: boolean
  onShow: () => void
}

/** Offers what has come since the list was read: over the list, which never moves by itself. */
export function ArrivalsNotice({ count, outdated, onShow }: ArrivalsNoticeProps) {
  return (
    <div role="status" className="desk-arrivals">
      {count > 0 && (
        <Button size="sm" data-action="arrivals" onClick={onShow}>
          Show {arrivalsText(count)}
        </Button>
      )}
      {count === 0 && outdated && (
        <Button size="sm" variant="outline" data-action="arrivals" onClick={onShow}>
          Deleted by a colleague: update the list
        </Button>
      )}
    </div>
  )
}
