'use client'

import * as React from 'react'

/** State that the consumer may hold: `given` wins when it is there, and every wish for a change is reported. */
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
