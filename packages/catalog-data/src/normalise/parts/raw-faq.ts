import type { Faq } from '../../hotels/hotel.ts'
import type { TextSection } from '../../text/section.ts'
import { type RawRecord, shown } from '../raw-record.ts'
import { isAbsent, isMap } from '../raw-text.ts'

const cure =
  'Give a first entry {"tc": heading, "question": [{"title": …, "content": …}]}, or entries {"title": …, "content": …}.'

function readSection(entry: RawRecord): TextSection {
  const id = entry.optionalText('id')
  const title = entry.optionalText('title', 'question')
  const lines = [...entry.lines('content', 'answer', 'lines'), ...entry.restLines()]
  if (title === null) entry.complain('title', 'is missing', 'Give every question a title.')
  return { ...(id === null ? {} : { id }), title: title ?? '', lines }
}

/** Reads a list that already consists of sections; any other value is left for `rest`. */
export function readSections(record: RawRecord, field: string): TextSection[] {
  const value = record.peek(field)
  if (!Array.isArray(value) || !value.every((item) => isMap(item) && 'title' in item)) return []
  return record.maps(field, record.take(field), cure).map(readSection)
}

function readEntry(entry: RawRecord, questions: unknown): TextSection[] {
  return entry.maps('question', questions, cure).map(readSection)
}

/** Reads questions; the first entry may be special: a heading under `tc`, and its list under `question`. */
export function readFaq(hotel: RawRecord): Faq {
  const value = hotel.take('faq')
  const none: Faq = { heading: 'Questions and answers', sections: [] }
  if (isAbsent(value)) return none
  if (!Array.isArray(value) && !isMap(value)) {
    hotel.complain('faq', `${shown(value)} is not a list of questions`, cure)
    return none
  }
  if (isMap(value) && Array.isArray(value.sections)) {
    const whole = hotel.inner('faq', value)
    const id = whole.optionalText('id')
    const title = whole.optionalText('heading', 'tc') ?? none.heading
    const sections = whole.maps('sections', whole.take('sections'), cure).map(readSection)
    return { ...(id === null ? {} : { id }), heading: title, sections: [...sections, ...whole.rest()] }
  }
  let heading: string | undefined
  let faqId: string | null = null
  const sections = hotel.maps('faq', value, cure).flatMap((entry): TextSection[] => {
    const questions = entry.peek('question')
    const grouped = entry.has('tc') || Array.isArray(questions) || isMap(questions)
    if (!grouped) return [readSection(entry)]
    const tc = entry.optionalText('tc')
    const id = entry.optionalText('id')
    entry.take('question')
    const inside = isAbsent(questions) ? [] : readEntry(entry, questions)
    const stray = entry.rest()
    if (heading === undefined) {
      heading = tc ?? none.heading
      faqId = id
      return [...inside, ...stray]
    }
    const title =
      tc === null && id === null ? [] : [{ ...(id === null ? {} : { id }), title: tc ?? '', lines: [] }]
    return [...title, ...inside, ...stray]
  })
  return { ...(faqId === null ? {} : { id: faqId }), heading: heading ?? none.heading, sections }
}
