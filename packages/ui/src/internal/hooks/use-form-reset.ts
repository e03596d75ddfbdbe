'use client'

import * as React from 'react'

/** Runs before the browser resets the form of a control. */
export function useFormReset(
  control: React.RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
): void {
  const reset = React.useEffectEvent(onReset)
  React.useEffect(() => {
    const form = control.current?.form
    if (!form) return
    const listener = () => reset()
    form.addEventListener('reset', listener)
    return () => form.removeEventListener('reset', listener)
  }, [control])
}
