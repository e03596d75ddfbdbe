import type { StaffEnquiry, Template } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useDates } from '../../../signed-in/dates.ts'
import { insertWords, useTypedMenu } from '../typed-menu/use-typed-menu.ts'
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
  const [managing, setManaging] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { data, error } = useQuery({ ...templates, enabled: wanted || managing })
  const filled = (template: Template) => fillTemplate(template.text, enquiry, location.origin, dayText)
  const menu = useTypedMenu<Template>({
    field,
    sign: /(?:^|\s)(\/[\p{L}\p{N}-]{0,30})$/u,
    find: (query) => findTemplates(data?.templates ?? [], query, enquiry),
    onInsert(template, asked, area) {
      const words = filled(template)
      insertWords(area, asked, words, onText, missingIn(words)[0])
    },
  })
  // Loaded the first time that the menu opens.
  if (menu.open && !wanted) setWanted(true)

  return {
    ...menu,
    filled,
    error,
    managing,
    isReady: data !== undefined,
    manage: () => setManaging(true),
    close: () => setManaging(false),
  }
}

export type TemplateMenuState = ReturnType<typeof useTemplateMenu>
