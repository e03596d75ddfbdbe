import { Button } from '@susegad/ui/button'
import { type ComponentType, lazy, useEffect, useState } from 'react'

/** The script of a part: `Part` as loaded now; `begin` loads it anew. */
interface Script<Props> {
  Part: ComponentType<PartProps<Props>>
  begin: () => void
}

interface PartProps<Props> {
  of: Props
  script: Script<Props>
  onRetry: () => void
}

/**
 * A part whose script is loaded when the part is first rendered, inside a Suspense of the caller. If the script can't
 * be loaded, only the part is replaced, and the next try imports again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async (): Promise<{ default: ComponentType<PartProps<Props>> }> => {
      const Loaded = await load().catch(() => undefined)
      return { default: Loaded ? ({ of }) => <Loaded {...of} /> : LostScript }
    })
  const script: Script<Props> = {
    Part: begin(),
    begin() {
      script.Part = begin()
    },
  }
  return (props) => <LatePart of={props} script={script} />
}

function LatePart<Props>({ of, script }: Omit<PartProps<Props>, 'onRetry'>) {
  const [Part, setPart] = useState(() => script.Part)
  return <Part of={of} script={script} onRetry={() => setPart(() => script.Part)} />
}

function LostScript<Props>({ script, onRetry }: PartProps<Props>) {
  // React.lazy caches the result: the next try and the next opening need a new one.
  useEffect(() => script.begin(), [script])
  return (
    <p role="alert">
      This part could not be loaded.{' '}
      <Button size="sm" variant="link" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
