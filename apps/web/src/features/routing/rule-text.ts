import type { Routing } from '@susegad/api-client/contract'
import type { Script } from '@susegad/api-client/rules'
import { placeText } from '../../enquiries/enquiry-text.ts'

export type Rule = Routing['rules'][number]

export const scriptTexts: Record<Script, string> = {
  latin: 'Latin letters',
  devanagari: 'Devanagari: Hindi, Marathi, Konkani',
  arabic: 'Arabic letters: Arabic, Urdu',
  cyrillic: 'Cyrillic letters: Russian',
}

/** Value of the place filter: `hotel/la-view`, `hotel` or empty. */
export const placeOf = ({ kind, slug }: Pick<Rule, 'kind' | 'slug'>): string =>
  kind ? `${kind}${slug ? `/${slug}` : ''}` : ''

export function withPlace(place: string): Pick<Rule, 'kind' | 'slug'> {
  const [kind, slug] = place.split('/')
  return { kind: (kind || null) as Rule['kind'], slug: slug ?? null }
}

/** Splits `boat, kayak` into words. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Condition of a rule as text, e.g. `Hotel: La View, with “boat” or “kayak”`. */
export function conditionText(rule: Rule): string {
  const place = placeOf(rule)
  const parts = [
    ...(place ? [placeText(place)] : []),
    ...(rule.words.length > 0 ? [`with ${rule.words.map((word) => `“${word}”`).join(' or ')}`] : []),
    ...(rule.script ? [`in ${scriptTexts[rule.script]}`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'Every enquiry'
}

/** Target of a rule as text. */
export function targetText(rule: Rule, { people, views }: Pick<Routing, 'people' | 'views'>): string {
  if (rule.view) {
    const view = views.find(({ _id }) => _id === rule.view)
    return view ? `The view ${view.name}` : 'A deleted view'
  }
  const names = rule.people.map((id) => people.find(({ _id }) => _id === id)?.name ?? 'a former colleague')
  return names.length > 1 ? `${names.join(', ')}, in turn` : (names[0] ?? 'Nobody')
}
