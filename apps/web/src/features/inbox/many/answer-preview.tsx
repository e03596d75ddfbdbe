import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Select } from '@susegad/ui/select'
import { useState } from 'react'
import type { LetterFor } from './letter-for.ts'

interface AnswerPreviewProps {
  /** Texts for the selected enquiries on this page; others may be selected elsewhere. */
  letters: readonly { enquiry: StaffEnquiry; letter: LetterFor }[]
}

/** Preview of the email for each selected enquiry, and who is skipped. */
export function AnswerPreview({ letters }: AnswerPreviewProps) {
  const [chosen, setChosen] = useState('')
  const shown = letters.find(({ enquiry }) => enquiry._id === chosen) ?? letters[0]
  if (!shown) return null
  const leftOut = letters.filter(({ letter }) => 'leftOut' in letter).length
  return (
    <section className="desk-many-preview" aria-label="Preview">
      <Select
        label="Preview for"
        hint={
          leftOut > 0
            ? `${leftOut} of the ${letters.length} selected on this page would be left out.`
            : undefined
        }
        value={shown.enquiry._id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {letters.map(({ enquiry, letter }) => (
          <option key={enquiry._id} value={enquiry._id}>
            {'leftOut' in letter ? `${enquiry.name} (left out)` : enquiry.name}
          </option>
        ))}
      </Select>
      {'leftOut' in shown.letter ? (
        <p className="desk-hint">Left out: {shown.letter.leftOut}</p>
      ) : (
        <p className="desk-many-letter" dir="auto">
          {shown.letter.body}
        </p>
      )}
    </section>
  )
}
