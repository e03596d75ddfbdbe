import { QUOTE_MAX } from '@susegad/api-client/rules'
import { type RefObject, useEffect, useRef } from 'react'
import { type EstimateLines, lineOf, withLines } from './estimate-lines.ts'
import { type LineDraft, newLine, type QuoteProblems } from './quote-draft.ts'

interface EditedLines {
  lines: readonly LineDraft[]
  /** Text of the line with which a new quote begins. */
  begun: string | undefined
  problems: QuoteProblems
  onChange: (lines: LineDraft[]) => void
}

/** Adds and removes lines of a quote, and moves the focus to what is edited next. */
export function useQuoteLines({ lines, begun, problems, onChange }: EditedLines) {
  const editor = useRef<HTMLFieldSetElement>(null)
  // The line to focus once it is rendered.
  const next = useRef(firstToEdit(lines))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when a line comes, goes or takes the place of another
  useEffect(() => {
    if (next.current < 0) return
    fieldOf(editor, `lines.${next.current}.text`)?.focus()
    next.current = -1
  }, [lines])

  useEffect(() => {
    const [first] = Object.keys(problems)
    if (first !== undefined) fieldOf(editor, first)?.focus()
  }, [problems])

  function addAfter(place: number): void {
    if (lines.length >= QUOTE_MAX.lines) return
    next.current = place + 1
    onChange(lines.toSpliced(place + 1, 0, newLine()))
  }

  /** Returns what to tell staff. */
  function addOffered(offered: EstimateLines): string {
    const { lines: all, kept, added, room } = withLines(lines, offered.map(lineOf), begun)
    if (added === 0) {
      // The focused button is removed next.
      fieldOf(editor, 'lines.0.text')?.focus()
      return 'These lines are already in the quote.'
    }
    next.current = Math.min(kept, all.length - 1)
    onChange(all)
    return added > room
      ? `A quote can have up to ${QUOTE_MAX.lines} lines: the last ${added - room} were left out.`
      : 'Added to the quote.'
  }

  function remove(place: number): void {
    next.current = Math.max(0, place - 1)
    onChange(lines.toSpliced(place, 1))
  }

  return { editor, addAfter, addOffered, remove }
}

/** The first line without a price, which must be filled in, or else the first line. */
const firstToEdit = (lines: readonly LineDraft[]): number =>
  Math.max(
    0,
    lines.findIndex(({ price }) => price === ''),
  )

const fieldOf = (editor: RefObject<HTMLElement | null>, path: string) =>
  editor.current?.querySelector<HTMLElement>(`[name="quote.${path}"]`)
