'use client'

import * as React from 'react'
import { CheckIcon } from '../icon/icon.tsx'
import type { ComboboxState } from './use-combobox.ts'

interface ComboboxListProps {
  listId: string
  label: string
  empty: string
  input: React.RefObject<HTMLInputElement | null>
  box: ComboboxState
}

/** The matching options, below the field. */
export function ComboboxList({ listId, label, empty, input, box }: ComboboxListProps): React.JSX.Element {
  const panel = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    if (!panel.current || panel.current.matches(':popover-open') === box.open) return
    if (box.open) panel.current.showPopover(input.current ? { source: input.current } : undefined)
    else panel.current.hidePopover()
  }, [box.open, input])
  return (
    <div ref={panel} popover="manual" data-slot="combobox-panel" className="sg-combobox-panel">
      <div
        role="listbox"
        id={listId}
        aria-label={label}
        data-slot="combobox-list"
        className="sg-combobox-list"
      >
        {box.matches.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={option.value}
            role="option"
            id={box.idOf(place)}
            aria-selected={option.value === box.chosen}
            aria-disabled={option.disabled || undefined}
            data-active={box.idOf(place) === box.active || undefined}
            data-slot="combobox-option"
            className="sg-combobox-option"
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => box.point(box.idOf(place))}
            onClick={() => option.disabled || box.pick(option)}
          >
            <span className="sg-combobox-option-text">
              {option.label}
              {option.hint && <span className="sg-combobox-option-hint">{option.hint}</span>}
            </span>
            {option.value === box.chosen && <CheckIcon />}
          </div>
        ))}
      </div>
      {box.matches.length === 0 && (
        <p data-slot="combobox-empty" className="sg-combobox-empty">
          {empty}
        </p>
      )}
    </div>
  )
}
