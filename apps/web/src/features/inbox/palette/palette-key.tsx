import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useActions } from '../keyboard/action-map.tsx'

const DeskPalette = latePart(async () => ({ default: (await import('./desk-palette.tsx')).DeskPalette }))

/** Opens the palette with Ctrl K, while typing too. Its script is loaded with its first use. */
export function PaletteKey() {
  const [open, setOpen] = useState<boolean>()
  useActions({ palette: () => setOpen(true) })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isKey || event.shiftKey || event.altKey || event.defaultPrevented) return
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    if (modal && !modal.matches('[data-desk-panel], [data-slot="command-palette"]')) return
    event.preventDefault()
    setOpen(!open)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  if (open === undefined) return null
  return (
    <Suspense fallback={open && <HeldKeys />}>
      <DeskPalette open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}

/** Until the palette is there to be typed into, keys must not act on the enquiry. */
function HeldKeys() {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', hold, { capture: true })
    return () => removeEventListener('keydown', hold, { capture: true })
  }, [])
  return null
}
