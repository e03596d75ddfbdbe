import type { Template } from '@susegad/api-client/contract'
import type { Language } from '@susegad/api-client/rules'

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

/** The script of an enquiry's text, as a Unicode tag; Latin if it is none of the others. */
const scriptOf = (words: string): string =>
  Object.entries(scripts).find(([, signs]) => signs.test(words))?.[0] ?? 'Latn'

const isInScript = (language: Language, script: string) =>
  new Intl.Locale(language).maximize().script === script

/** The name of a language, for those who read the desk. */
export const languageText = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

/** The templates that name or language finds, those first that the enquiry's writer can read. */
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
