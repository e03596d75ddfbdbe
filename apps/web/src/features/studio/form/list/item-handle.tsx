import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@susegad/ui/dropdown-menu'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@susegad/ui/icon'
import { SortableHandle } from '@susegad/ui/sortable'
import type { ListActs } from './use-list.ts'

interface ItemHandleProps {
  /** Name of the item, such as `Deluxe Room`. */
  label: string
  index: number
  acts: ListActs
}

/** A drag handle that also opens a menu, so that everything works without dragging. */
export function ItemHandle({ label, index, acts }: ItemHandleProps) {
  const { items, move, remove, focusOn } = acts
  const go = (to: number) => {
    move(index, to)
    focusOn(to, '.studio-handle')
  }
  return (
    <DropdownMenu>
      <SortableHandle asChild entry={label} keyboard={false}>
        <DropdownMenuTrigger
          className="studio-handle"
          aria-label={`Move ${label}, ${index + 1} of ${items.length}`}
        />
      </SortableHandle>
      <DropdownMenuContent align="start">
        {index > 0 && (
          <DropdownMenuItem onClick={() => go(index - 1)}>
            <ArrowUpIcon />
            Move up
          </DropdownMenuItem>
        )}
        {index < items.length - 1 && (
          <DropdownMenuItem onClick={() => go(index + 1)}>
            <ArrowDownIcon />
            Move down
          </DropdownMenuItem>
        )}
        {index > 1 && (
          <DropdownMenuItem onClick={() => go(0)}>
            <ArrowUpIcon />
            Move to the start
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          onClick={() => {
            remove(index)
            focusOn(Math.max(0, index - 1), '.studio-handle')
          }}
        >
          <TrashIcon />
          Remove
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
