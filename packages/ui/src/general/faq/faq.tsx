'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { type FaqLabels, faqLabels } from './faq-labels.ts'

export type { FaqLabels } from './faq-labels.ts'

export interface FaqEntry {
  /** Anchor of the answer; following a link to it opens the entry. */
  id?: string | undefined
  question: React.ReactNode
  /** An array of strings becomes a list; anything else is shown as it is. */
  answer: React.ReactNode | readonly string[]
}

export interface FaqProps extends Omit<React.ComponentProps<'div'>, 'children'> {
  entries: readonly FaqEntry[]
  /** Heading level of the questions. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Index of the entry that is open at first. @default none */
  defaultOpen?: number | undefined
  /** Shown when there are no entries, instead of its label. */
  empty?: React.ReactNode
  labels?: Partial<FaqLabels> | undefined
}

const isLines = (answer: FaqEntry['answer']): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((line) => typeof line === 'string')

/** Questions that expand to their answers, one at a time. Renders `<details>` elements that share a name. */
export function Faq({
  entries,
  headingLevel = 3,
  defaultOpen,
  empty,
  labels: own,
  className,
  ...rest
}: FaqProps): React.JSX.Element {
  const { labels } = useLabels('faq', faqLabels, own)
  const name = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div
      data-slot="faq"
      data-state={entries.length > 0 ? 'filled' : 'empty'}
      {...rest}
      className={cx('sg-faq', className)}
    >
      {entries.length === 0 && (
        <p data-slot="faq-empty" className="sg-faq-empty">
          {empty ?? labels.empty}
        </p>
      )}
      {entries.map(({ id, question, answer }, place) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may ask the same question
          key={place}
          data-slot="faq-item"
          className="sg-faq-item"
          name={name}
          open={place === defaultOpen}
          // The visitor may have opened another entry before hydration.
          suppressHydrationWarning
        >
          <summary data-slot="faq-question" className="sg-faq-question">
            <Heading className="sg-faq-heading">{question}</Heading>
          </summary>
          <div data-slot="faq-answer" className="sg-faq-answer" id={id}>
            {isLines(answer) ? <FaqLines lines={answer} /> : answer}
          </div>
        </details>
      ))}
    </div>
  )
}

function FaqLines({ lines }: { lines: readonly string[] }): React.JSX.Element {
  if (lines.length === 1) return <p>{lines[0]}</p>
  return (
    <ul className="sg-faq-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
