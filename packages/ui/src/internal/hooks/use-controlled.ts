'use client'

import * as React from 'react'

/** State that is controlled by `given` if defined, else kept here; `onChange` receives every change. */
export function useControlled<T>(
  given: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): [T, (next: T) => void] {
  const [own, setOwn] = React.useState(initial)
  const value = given ?? own
  const change = (next: T) => {
    setOwn(next)
    if (next !== value) onChange?.(next)
  }
  return [value, change]
}
