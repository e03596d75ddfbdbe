import type { StaffEnquiry, Template } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useDates } from '../../../signed-in/dates.ts'
import { fillTemplate, missingIn } from './fill-template.ts'
import { findTemplates, templates } from './templates.ts'

interface TemplateMenuOptions {
  field: RefObject<HTMLTextAreaElement | null>
  enquiry: StaffEnquiry
  onText: (text: string) => void
}

/** Templates that `/` brings up in the answer, filtered by what is typed after it. */
export function useTemplateMenu({ field, enquiry, onText }: TemplateMenuOptions) {
  const { dayText } = useDates()
  const list = useId()
  const [asked, setAsked] = useState<{ from: number; to: number; query: string }>()
  const [active, setActive] = useState(0)
  const [managing, setManaging] = useState(false)
  const { data, error } = useQuery({ ...templates, enabled: asked !== undefined || managing })
  const found = asked ? findTemplates(data?.templates ?? [], asked.query, enquiry) : []
  const current = found[Math.min(active, found.length - 1)]
  const filled = (template: Template) => fillTemplate(template.text, enquiry, location.origin, dayText)

  function insert(template: Template) {
    const area = field.current
    if (!area || !asked) return
    const words = filled(template)
    const text = area.value.slice(0, asked.from) + words + area.value.slice(asked.to)
    onText(text)
    setAsked(undefined)
    const [missing] = missingIn(words)
    const start = missing === undefined ? asked.from + words.length : text.indexOf(missing, asked.from)
    // Once React has updated the field.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start, start + (missing?.length ?? 0))
    })
  }

  return {
    list,
    found,
    current,
    filled,
    insert,
    error,
    managing,
    open: asked !== undefined,
    isReady: data !== undefined,
    activate: setActive,
    manage: () => setManaging(true),
    close: () => setManaging(false),
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': asked ? list : undefined,
      'aria-activedescendant': current ? `${list}-${current._id}` : undefined,
      onBlur: () => setAsked(undefined),
    },
    /** Opens when a word before the caret starts with a slash. */
    look({ value, selectionStart }: HTMLTextAreaElement) {
      const before = /(?:^|\s)\/([\p{L}\p{N}-]{0,30})$/u.exec(value.slice(0, selectionStart))
      const typed = before?.[1] ?? ''
      setActive(0)
      setAsked(
        before ? { from: selectionStart - typed.length - 1, to: selectionStart, query: typed } : undefined,
      )
    },
    /** Returns whether the menu handled the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!asked) return false
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
      const step = steps[event.key]
      if (event.key === 'Escape') {
        // Stop Escape from closing the panel too.
        event.stopPropagation()
        event.preventDefault()
        setAsked(undefined)
      } else if (step !== undefined && found.length > 0) {
        event.preventDefault()
        setActive((Math.min(active, found.length - 1) + step + found.length) % found.length)
      } else if (
        (event.key === 'Enter' || event.key === 'Tab') &&
        current &&
        !event.ctrlKey &&
        !event.metaKey
      ) {
        event.preventDefault()
        insert(current)
      } else return false
      return true
    },
  }
}

export type TemplateMenuState = ReturnType<typeof useTemplateMenu>
