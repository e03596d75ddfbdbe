import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../', import.meta.url))

/** The only values that the site may import from the catalogue's package: none of them holds a record. */
const code = new Set([
  'areaOf',
  'contactMessage',
  'createCoastMap',
  'enquiryMessage',
  'estimateMembership',
  'gallerySorts',
  'galleryTypes',
  'hasWaterSport',
  'isActive',
  'mapSearch',
  'markdownFault',
  'nightsToPay',
  'pictureSources',
  'plainText',
  'richText',
  'takenAddresses',
  'roadMinutes',
  'whatsappLink',
])

// These entries have no records.
const imported = /import (?!type )\{([^}]*)\} from '@susegad\/catalog-data\/(?!trip'|stay'|season')[\w/-]+'/g

// A record that is imported is in a script, and says nothing of another business.
it('takes types and functions of the catalogue’s package, and no records', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file))
  const records = files.flatMap((file) =>
    [...readFileSync(`${source}${file}`, 'utf8').matchAll(imported)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ') && !code.has(name))
        .map((name) => `${file} imports ${name}: take it from the page’s data`),
    ),
  )
  expect(records).toEqual([])
})
