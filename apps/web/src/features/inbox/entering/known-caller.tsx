import type { Customer } from '@susegad/api-client/contract'
import { EMAIL_PATTERN } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { phoneText } from '../../../enquiries/customer-text.ts'
import { customers } from '../../../enquiries/enquiry-queries.ts'
import { enquiriesText } from '../../../enquiries/enquiry-text.ts'
import { useDates } from '../../../signed-in/dates.ts'

/** Time between keystrokes after which the typed text is looked up. */
const PAUSE = 300
const FEWEST_DIGITS = 7

/** The text to look up: a whole email address or phone number; else undefined. */
function lookedUp(typed: string): string | undefined {
  const text = typed.trim()
  if (text.includes('@')) return EMAIL_PATTERN.test(text) ? text : undefined
  return text.replace(/\D/g, '').length >= FEWEST_DIGITS ? text : undefined
}

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

interface KnownCallerProps {
  typed: string
  /** A field of the form whose empty fields a press fills. */
  fieldOf: RefObject<HTMLInputElement | null>
  onOpen: (id: string) => void
}

/** The customer with the typed number or address, if there is one. */
export function KnownCaller({ typed, fieldOf, onOpen }: KnownCallerProps) {
  const { dateText } = useDates()
  const q = lookedUp(useSettled(typed))
  const { data } = useQuery({ ...customers.search({ q: q ?? '' }), enabled: q !== undefined })
  const caller = q === undefined || lookedUp(typed) === undefined ? undefined : data?.customers[0]
  return (
    <div role="status" className="desk-caller">
      {caller && (
        <>
          <p>
            <bdi>{caller.name}</bdi> · {enquiriesText(caller.enquiries)}, the last on{' '}
            {dateText(caller.lastAskedAt)}
          </p>
          <Button variant="link" size="sm" onClick={() => fillEmpty(fieldOf.current?.form, caller)}>
            Fill in their details
          </Button>
          <Button variant="link" size="sm" onClick={() => onOpen(caller._id)}>
            Open their last enquiry
          </Button>
        </>
      )}
    </div>
  )
}

/** Fills the fields that are still empty. */
function fillEmpty(form: HTMLFormElement | null | undefined, { name, emails, phones }: Customer): void {
  const values = { name, email: emails[0], phone: phones[0] && phoneText(phones[0]) }
  for (const [field, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(field)
    if (value && input instanceof HTMLInputElement && !input.value.trim()) input.value = value
  }
}
