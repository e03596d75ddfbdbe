'use client'

import * as React from 'react'
import { useFormReset } from '../../internal/hooks/use-form-reset.ts'

/** Check-in and check-out as ISO dates; empty if not given. */
export interface Stay {
  from: string
  to: string
}

export interface StayValueProps {
  /** The stay (controlled). */
  value?: Stay | undefined
  /** The initial stay (uncontrolled). */
  defaultValue?: Partial<Stay> | undefined
  /** Called with every day that is typed or chosen. */
  onValueChange?: ((stay: Stay) => void) | undefined
}

type Inputs = Record<keyof Stay, React.RefObject<HTMLInputElement | null>>

/** State of two date inputs, controlled or kept in the inputs themselves. */
export function useStay(
  { value, defaultValue, onValueChange }: StayValueProps,
  { from, to }: Inputs,
): [Stay, (next: Stay) => void] {
  const [own, setOwn] = React.useState<Stay>({ from: '', to: '', ...defaultValue })
  const stay = value ?? own

  const read = React.useEffectEvent(() =>
    setOwn({ from: from.current?.value ?? '', to: to.current?.value ?? '' }),
  )
  // Read the inputs: days may have been typed before hydration.
  React.useEffect(() => read(), [])
  // A form reset restores the initial values of the inputs.
  useFormReset(from, () => setTimeout(read))

  const change = (next: Stay) => {
    setOwn(next)
    onValueChange?.(next)
    if (value) return
    for (const [input, day] of [
      [from.current, next.from],
      [to.current, next.to],
    ] as const) {
      if (!input || input.value === day) continue
      input.value = day
      // Dispatch an input event, as typing would, for the form's listeners.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return [stay, change]
}
