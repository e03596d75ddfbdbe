'use client'

import * as React from 'react'

type AnyRef<T> = React.Ref<T> | undefined

/** Merges refs into one ref callback, which changes only when one of them does. */
export function useMergedRefs<T>(a: AnyRef<T>, b: AnyRef<T>, c?: AnyRef<T>): React.RefCallback<T> {
  return React.useCallback(
    (element) => {
      const detach = [a, b, c].map((ref) => attach(ref, element))
      return () => {
        for (const each of detach) each()
      }
    },
    [a, b, c],
  )
}

function attach<T>(ref: AnyRef<T>, element: T): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element
    return () => {
      if (ref) ref.current = null
    }
  }
  const cleanup = ref(element)
  return typeof cleanup === 'function' ? cleanup : () => ref(null)
}
