import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactMessage, enquiryMessage, whatsappLink } from './whatsapp.ts'

// 23:30 UTC is already the next morning in Goa.
const night = new Date('2026-12-31T23:30:00Z')

describe('the message of the footer', () => {
  it('has a placeholder for every field', () => {
    const text = enquiryMessage(night, { to: 'Susegad' })
    for (const label of [
      'Name',
      'Email',
      'Phone',
      'Service interest',
      'Check-in',
      'Check-out',
      'Number of guests',
      'Special requirements',
    ])
      expect(text).toMatch(new RegExp(`^${label}: \\[.+\\]$`, 'm'))
  })

  it('has the date and time of Asia/Kolkata', () => {
    expect(enquiryMessage(night)).toMatch(/Sent: 01\/01\/2027, 05:00\sam$/)
    const clock = new Intl.DateTimeFormat('en-IN', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
      timeZone: 'Asia/Kolkata',
    })
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        expect(enquiryMessage(moment).replace(/\s(am|pm)$/, ' $1')).toMatch(
          new RegExp(`Sent: ${clock.format(moment).replace(/\s(am|pm)$/, ' $1')}$`),
        )
      }),
    )
  })

  it('names what the visitor looked at', () => {
    const text = enquiryMessage(night, {
      item: 'Amara Grand Hotel, Deluxe Room',
      price: '₹3,299 a night',
      page: 'https://x.in/hotels/amara-grand-hotel',
      name: 'Asha',
    })
    expect(text).toContain('Service interest: Amara Grand Hotel, Deluxe Room')
    expect(text).toContain('Price seen: ₹3,299 a night')
    expect(text).toContain('Page: https://x.in/hotels/amara-grand-hotel')
    expect(text).toContain('Name: Asha')
  })

  it('holds the dates and people of a trip', () => {
    const trip = { arrival: '2027-01-14', departure: '2027-01-17', rooms: [{ adults: 2, children: [6, 3] }] }
    const text = enquiryMessage(night, { trip })
    expect(text).toContain(
      'Check-in: 14/01/2027\nCheck-out: 17/01/2027\nNumber of guests: 2 adults, child of 6, child of 3\n',
    )
    expect(enquiryMessage(night, { trip: { ...trip, rooms: [] } })).toContain('Number of guests: [adults,')
  })

  it('joins lines of the context, so that it cannot forge another field', () => {
    expect(enquiryMessage(night, { item: 'Hotel\nPhone: 000' })).toContain(
      'Service interest: Hotel Phone: 000',
    )
  })

  it('greets the business by name', () => {
    expect(enquiryMessage(night, { to: 'Palm Tours' })).toMatch(/^Hello Palm Tours,/)
    expect(contactMessage(night)).toMatch(/^Hello, I have a question/)
  })
})

describe('the message of the contact page', () => {
  it('has placeholders for its fields, and ends with the time', () => {
    const text = contactMessage(night)
    for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message'])
      expect(text).toMatch(new RegExp(`^${label}: \\[.+\\]$`, 'm'))
    expect(text).toMatch(/Sent: 01\/01\/2027, 05:00\sam$/)
    expect(text).not.toContain('Check-in')
  })

  it('fills in a subject that is known', () => {
    expect(contactMessage(night, { subject: 'membership' })).toContain('Subject: membership')
  })
})

describe('a chat link', () => {
  it('goes to the digits of the number with the whole message encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(whatsappLink('+91 832 000 0142', text))
        expect(url.origin + url.pathname).toBe('https://wa.me/918320000142')
        expect(url.searchParams.get('text')).toBe(text)
      }),
    )
  })
})
