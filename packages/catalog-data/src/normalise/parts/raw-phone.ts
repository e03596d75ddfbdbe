import { phoneAdvice, phoneNumber } from '../../business/phone-number.ts'
import { type RawRecord, shown } from '../raw-record.ts'

/** The phone number of a place; null if it has none. */
export function readPhone(record: RawRecord, field: 'contact' | 'phone'): string | null {
  const phone = record.optionalText(field)
  if (phone === null || /^n\/?a$/i.test(phone)) return null
  if (!phoneNumber.test(phone))
    record.complain(field, `${shown(phone)} is not ${phoneAdvice.what}`, phoneAdvice.cure)
  return phone
}
