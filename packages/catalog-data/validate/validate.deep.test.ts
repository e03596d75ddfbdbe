import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

const command = fileURLToPath(new URL('./validate.ts', import.meta.url))
let folder = ''

function validate(...args: string[]): Promise<{ code: number; out: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [command, ...args], { cwd: folder }, (error, out) => {
      done({ code: error === null ? 0 : Number(error.code), out })
    })
  })
}

async function validateData(name: string, content: unknown): Promise<{ code: number; out: string }> {
  await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return validate(name)
}

const hotel = {
  slug: 'palm-cove',
  name: 'Palm Cove',
  location: 'Calangute',
  address: 'Beach Road',
  rating: 4.5,
  reviews: 12,
  price: 1999,
  description: 'A house.',
  Heroimages: [{ src: 'https://x.in/a.jpg', alt: 'The gate of the house' }],
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validate-'))
})

// Each starts the command, which takes seconds on a busy machine.
describe('validate', { timeout: 30_000 }, () => {
  it('finds nothing wrong in a valid file', async () => {
    expect(await validateData('sound.json', { hotels: [hotel] })).toEqual({
      code: 0,
      out: 'The catalogue is sound.\n',
    })
  })

  it('names file, record, field and cure of everything that is wrong', async () => {
    const { code, out } = await validateData('broken.json', {
      hotels: [
        { ...hotel, price: 'cheap' },
        { ...hotel, googlemap: 'nowhere' },
      ],
      beaches: [{ slug: 'x', name: 'X', location: 'Goa', Hotel: 'ritz' }],
    })
    expect(code).toBe(1)
    expect(out).toContain("broken.json  palm-cove  price\n  'cheap' is not a number\n  Write it as '1999'.")
    expect(out).toContain('broken.json  palm-cove  googlemap')
    expect(out).toContain('is used by more than one hotel')
    expect(out).toContain("names 'ritz', which is not a hotel's slug")
    expect(out).toContain('4 to put right.')
  })

  it('finds missing alt texts, missing files and unusual prices', async () => {
    const { out } = await validateData('doubtful.json', {
      hotels: [
        { ...hotel, price: 199_900, images: ['photos/gone.jpg', { src: 'here.jpg', alt: 'The garden' }] },
      ],
    })
    expect(out).toContain("'photos/gone.jpg' has no words for those who cannot see it")
    expect(out).toContain("'photos/gone.jpg' has no file")
    expect(out).toContain('199900 is outside the usual 500 to 50000')
  })

  it('finds invalid offers, unknown areas and typing errors', async () => {
    const { out } = await validateData('slips.json', {
      hotels: [{ ...hotel, discount: '100%', location: 'Calangute, West Goa', price: 1999.5 }],
    })
    expect(out).toContain('slips.json  palm-cove  discount\n  100% is not a valid offer')
    expect(out).toContain("slips.json  palm-cove  location\n  'West Goa' is not a part of Goa")
    expect(out).toContain('slips.json  palm-cove  price\n  1999.5 is not whole')
    const misspelt = await validateData('misspelt.json', { hotels: [{ ...hotel, discuont: 15 }] })
    expect(misspelt.out).toContain(
      "palm-cove  discuont\n  is not a field of this record\n  Write it as 'discount'.",
    )
  })

  it('looks for pictures beside the file', async () => {
    await writeFile(join(folder, 'garden.jpg'), '')
    const { code } = await validateData('beside.json', {
      hotels: [{ ...hotel, images: [{ src: 'garden.jpg', alt: 'The garden' }] }],
    })
    expect(code).toBe(0)
  })

  it('reads a module as well as JSON', async () => {
    const { code } = await validateData('mine.mjs', `export const hotels = [${JSON.stringify(hotel)}]`)
    expect(code).toBe(0)
  })

  it('says so when a file is not there or not JSON', async () => {
    expect((await validate('nowhere.json')).out).toContain('nowhere.json  catalogue  file\n  is not there')
    expect((await validateData('comma.json', '{"hotels": [,]}')).out).toContain('cannot be read')
  })
})
