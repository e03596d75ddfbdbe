import { type ComponentProps, useEffect, useRef } from 'react'
import { afterPaint } from '../../../shell/navigation/after-paint.ts'

// From this width on the list stays usable beside the panel.
const beside = '(width >= 64rem)'

/** Shows the panel's native dialog beside the list on wide windows, as a modal on narrow ones. */
export function usePanelDialog(
  onClose: () => void,
): Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onKeyDown'> {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const wide = matchMedia(beside)
    const show = (modal: boolean) => {
      const element = dialog.current
      if (!element || (element.open && element.matches(':modal') === modal)) return
      const focused = element.contains(document.activeElement) ? document.activeElement : null
      element.close()
      if (modal) element.showModal()
      // Unlike `show()`, setting `open` moves no focus, which would force a layout.
      else element.open = true
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    const fit = () => show(!wide.matches)
    show(false)
    // showModal() makes the whole page inert, which is slow: paint the panel first.
    const painted = afterPaint(fit)
    wide.addEventListener('change', fit)
    return () => {
      painted.abort()
      wide.removeEventListener('change', fit)
    }
  }, [])

  useEffect(() => (dialog.current ? followVisibleHeight(dialog.current) : undefined), [])

  return {
    ref: dialog,
    // The URL decides whether the panel is open: the browser must not close it by itself.
    onCancel: (event) => {
      // React passes on the event of a dialog over the panel, which the browser closes.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onKeyDown: (event) => {
      const isOver = event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget
      if (event.key !== 'Escape' || event.defaultPrevented || isOver) return
      if (dialog.current?.matches(':modal')) return
      event.preventDefault()
      onClose()
    },
  }
}

/** Fits the panel above an on-screen keyboard, which covers the page without resizing it; a pinch zoom changes nothing. */
function followVisibleHeight(panel: HTMLElement): () => void {
  const { visualViewport } = window
  const follow = () => {
    if (visualViewport?.scale !== 1) return
    panel.style.setProperty('--desk-visible-top', `${visualViewport.offsetTop}px`)
    panel.style.setProperty('--desk-visible-height', `${visualViewport.height}px`)
  }
  visualViewport?.addEventListener('resize', follow)
  visualViewport?.addEventListener('scroll', follow)
  return () => {
    visualViewport?.removeEventListener('resize', follow)
    visualViewport?.removeEventListener('scroll', follow)
  }
}
