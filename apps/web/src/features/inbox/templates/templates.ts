import type { Template } from '@susegad/api-client/contract'
import { templateQueries } from '@susegad/api-client/queries'
import type { Language } from '@susegad/api-client/rules'
import { service } from '../../../shell/session/service.ts'

export const templates = { ...templateQueries(service).list(), staleTime: 5 * 60_000 }

const scripts: Record<string, RegExp> = {
  Deva: /\p{Script=Devanagari}/u,
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Knda: /\p{Script=Kannada}/u,
  Taml: /\p{Script=Tamil}/u,
  Mlym: /\p{Script=Malayalam}/u,
}

/** The script of an enquiry's text, as a Unicode tag; Latin by default. */
const scriptOf = (words: string): string =>
  Object.entries(scripts).find(([, signs]) => signs.test(words))?.[0] ?? 'Latn'

const isInScript = (language: Language, script: string) =>
  new Intl.Locale(language).maximize().script === script

/** The display name of a language. */
export const languageText = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

/** Templates that match by name or language; those in the customer's script first. */
export function findTemplates(
  templates: readonly Template[],
  typed: string,
  { subject, message }: { subject: string; message: string },
): Template[] {
  const query = typed.toLowerCase()
  const script = scriptOf(`${subject} ${message}`)
  const rank = ({ language }: Template) => (language === null ? 1 : isInScript(language, script) ? 0 : 2)
  return templates
    .filter(
      ({ name, language }) =>
        name.toLowerCase().includes(query) ||
        (language !== null && languageText(language).toLowerCase().startsWith(query)),
    )
    .sort((a, b) => rank(a) - rank(b))
}
