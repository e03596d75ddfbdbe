import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'

// A service validates a submission with the form's own rules, without React installed.
assert.throws(
  () => createRequire(import.meta.url).resolve('react'),
  'React is installed here, so this test proves nothing.',
)

const built = new URL('node_modules/@susegad/ui/dist/', import.meta.url)
const entries = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) =>
    /^logic\/[a-z-]+\.js$|-rules\.js$|^theme\/(color|theme-script|token-names|tokens)\.js$/.test(file),
  )
  .map((file) => `@susegad/ui/${file.replace('.js', '')}`)
assert.ok(entries.length > 15, `Only ${entries.length} entries without React were found.`)
for (const entry of entries) await import(entry)

const { checkEnquiry } = await import('@susegad/ui/enquiry-form/enquiry-rules')
assert.equal(checkEnquiry({ name: 'Asha' })[0]?.message, 'Phone is required')
const { formatPrice } = await import('@susegad/ui/logic/format-price')
assert.equal(formatPrice(125000), '₹1,25,000')
const { loadHotel } = await import('@susegad/catalog-data/hotels/load')
assert.equal((await loadHotel('amara-grand-hotel'))?.slug, 'amara-grand-hotel')
