import { type ComponentType, lazy, useEffect, useState } from 'react'
import { LostPart } from './lost-part.tsx'

/**
 * As React.lazy, a part whose script is loaded when the part is first rendered, inside a Suspense of the caller. But if
 * the script can't be loaded, only the part is replaced, and its next opening imports again.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = (): ComponentType<Props> => lazy(() => load().catch(() => ({ default: Lost })))
  let script = begin()
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, not for each render
  function Lost() {
    // React.lazy caches the result.
    useEffect(() => {
      script = begin()
    }, [])
    return <LostPart />
  }
  return (props) => {
    const [Part] = useState(() => script)
    return <Part {...props} />
  }
}
