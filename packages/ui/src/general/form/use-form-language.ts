'use client'
import type { Language } from '../../locale/language.ts'
import { useLocale } from '../../locale/locale.tsx'
import type { Messages } from '../../locale/messages.ts'

/** The provider's language with the form's own labels merged in, for rules that run outside React. */
export function useFormLanguage(own: object | undefined, ...components: (keyof Messages)[]): Language {
  const { locale, messages } = useLocale()
  const above = components.map((name) => [name, { ...messages[name], ...own }])
  return { locale, messages: { ...messages, ...Object.fromEntries(above) } }
}
