import { describe, expect, it } from 'vitest'
import { contactPage } from '../contact/contact.ts'
import { CatalogError } from '../normalise/catalog-error.ts'
import { business, businessFrom } from './business.ts'

describe('the business record', () => {
  it('has the contact values of the example', () => {
    expect(business.phone).toEqual({ text: '+91 832 000 0142', href: 'tel:+918320000142' })
    expect(business.whatsapp).toBe('918320000142')
    expect(business.email).toBe('hello@susegad.example')
    expect(business.address.text).toBe('Beach Road, Candolim, Goa 403515, India')
    expect(business.address).toMatchObject({
      street: 'Beach Road',
      locality: 'Candolim',
      region: 'Goa',
      postalCode: '403515',
      country: 'IN',
    })
    expect(business.blurb).toMatch(/Goa-based travel agency/)
  })

  it('is open daily 10:00 AM to 7:00 PM, with Sunday’s limited hours in the table', () => {
    expect(business.hours.daily).toMatchObject({ days: 'Monday to Sunday', text: '10:00 AM to 7:00 PM' })
    expect(business.hours.table.map(({ label, text, note }) => [label, text, note])).toEqual([
      ['Monday to Saturday', '10:00 AM to 7:00 PM', null],
      ['Sunday', '10:00 AM to 6:00 PM', 'Limited Hours'],
    ])
    // The home page’s 24/7 Support and the footer’s Monday to Sunday are fixed, and true only with these words.
    expect([contactPage.urgent.text, contactPage.hours.text].join()).toMatch(
      /We read it outside office hours too\..*On Sunday we close an hour earlier\./,
    )
    expect(business.hours.table.flatMap(({ days }) => days)).toEqual([
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ])
  })

  it('names its payments, its copyright year and three social pages without an address', () => {
    expect(business.payments).toEqual(['INR', 'Cash', 'Cards', 'UPI', 'Net banking'])
    expect(business.copyright.text).toContain('2024')
    expect(business.social.map(({ label, url }) => [label, url])).toEqual([
      ['Facebook', ''],
      ['Instagram', ''],
      ['YouTube', ''],
    ])
  })

  it('takes overrides from the build’s environment, and ignores blank ones', () => {
    const own = businessFrom({
      BUSINESS_PHONE: '+91 98220 12345',
      BUSINESS_EMAIL: 'office@goa.in',
      BUSINESS_ADDRESS: '4 Church Street, Panaji, Goa 403001, India',
      BUSINESS_INSTAGRAM_URL: 'https://instagram.com/office',
      BUSINESS_FACEBOOK_URL: '  ',
    })
    expect(own.phone).toEqual({ text: '+91 98220 12345', href: 'tel:+919822012345' })
    expect(own.whatsapp).toBe('919822012345')
    expect(own.address).toMatchObject({
      street: '4 Church Street',
      locality: 'Panaji',
      region: 'Goa',
      postalCode: '403001',
      country: 'IN',
    })
    expect(own.social.map(({ url }) => url)).toEqual(['', 'https://instagram.com/office', ''])
  })

  it('moves the office on the map', () => {
    const { coordinates, mapEmbed } = businessFrom({ BUSINESS_COORDINATES: '15.498, 73.827' }).address
    expect(coordinates).toEqual({ lat: 15.498, lng: 73.827 })
    expect(mapEmbed).toContain('q=15.498,73.827')
  })

  it('lets the chat number differ from the phone', () => {
    expect(businessFrom({ BUSINESS_WHATSAPP: '+91 90000 11111' })).toMatchObject({
      whatsapp: '919000011111',
      phone: { text: '+91 832 000 0142' },
    })
  })

  it.each([
    ['BUSINESS_PHONE', '{phone}'],
    ['BUSINESS_PHONE', '98765 43210'],
    ['BUSINESS_PHONE', '091 98765 43210'],
    ['BUSINESS_PHONE', '+0 98765 43210'],
    ['BUSINESS_PHONE', '+44 (0)20 7946 0958'],
    ['BUSINESS_PHONE', '+91 98765 43210 / 11'],
    ['BUSINESS_PHONE', '+91 98765 43210 98765'],
    ['BUSINESS_PHONE', '+91 98765'],
    ['BUSINESS_WHATSAPP', '12'],
    ['BUSINESS_WHATSAPP', '91 98765 43210'],
    ['BUSINESS_EMAIL', 'office'],
    ['BUSINESS_COORDINATES', 'Panaji'],
    ['BUSINESS_COORDINATES', '150,73'],
    ['BUSINESS_YOUTUBE_URL', 'youtube.com/office'],
  ])('rejects an invalid %s, naming the variable', (variable, value) => {
    const run = () => businessFrom({ [variable]: value })
    expect(run).toThrow(CatalogError)
    expect(run).toThrow(variable)
  })

  it('shows how a phone number is written', () => {
    expect(() => businessFrom({ BUSINESS_PHONE: '98765 43210' })).toThrow(
      /'98765 43210' is not a phone number that people abroad can call\. Begin with the country code, as in \+91 98765 43210\./,
    )
  })
})
