import { useEffect, useState } from 'react'
import type { ComponentDocs } from '../../../../../packages/ui/src/internal/stories/component-docs.ts'

const files = import.meta.glob<ComponentDocs>('../../../../../packages/ui/src/*/*/*.docs.tsx', {
  import: 'docs',
})

/** The `<name>.docs.tsx` beside a component, loaded only with its docs page. */
export function useComponentDocs(entry: string | undefined): ComponentDocs {
  const [docs, setDocs] = useState<ComponentDocs>({})
  useEffect(() => {
    let isWanted = true
    const file = Object.keys(files).find((path) => path.endsWith(`/${entry}.docs.tsx`))
    if (file) void files[file]?.().then((found) => isWanted && setDocs(found))
    return () => {
      isWanted = false
    }
  }, [entry])
  return docs
}
