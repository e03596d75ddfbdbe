import { type ComponentProps, useEffect, useRef } from 'react'

// From this width on the list stays usable beside the panel.
const beside = '(width >= 64rem)'

/** Shows the panel's native dialog beside the list on wide windows, as a modal on narrow ones. */
export function usePanelDialog(
  onClose: () => void,
): Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onKeyDown'> {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const wide = matchMedia(beside)
    const show = () => {
      const element = dialog.current
      if (!element) return
      const focused = element.contains(document.activeElement) ? document.activeElement : null
      element.close()
      if (wide.matches) element.show()
      else element.showModal()
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    show()
    wide.addEventListener('change', show)
    return () => wide.removeEventListener('change', show)
  }, [])

  return {
    ref: dialog,
    // The URL decides whether the panel is open: the browser must not close it by itself.
    onCancel: (event) => {
      event.preventDefault()
      if (event.target === event.currentTarget) onClose()
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || dialog.current?.matches(':modal')) return
      event.preventDefault()
      onClose()
    },
  }
}
