import type * as React from 'react'

/** Merges several refs into one ref callback. */
export function mergeRefs<T>(...refs: (React.Ref<T> | undefined)[]): React.RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
      return undefined
    })
    return () => {
      for (const [which, ref] of refs.entries()) {
        const cleanup = undo[which]
        if (typeof cleanup === 'function') cleanup()
        else if (typeof ref === 'function') ref(null)
        else if (ref) ref.current = null
      }
    }
  }
}
