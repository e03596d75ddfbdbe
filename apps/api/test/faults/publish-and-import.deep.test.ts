import { expect, it } from 'vitest'
import { contentFolder } from '../../src/settings/folders.ts'
import { filesIn, folderCalls, zipOf } from '../folder.ts'
import { startStudio } from '../studio.ts'

const studio = await startStudio()
const { change, changes, publish, read, seen, settled, staff } = studio
const owner = await staff()
const other = await staff()
const folder = folderCalls(studio, other)
const HOTEL = 'hotel/la-view-hotel'
const FILE = 'beaches/baga-famous-beach-goa-india.json'

it.each([
  ['publishing', 1],
  ['the import', 1],
  ['publishing', 2],
  ['the import', 2],
])('an import during publishing loses nothing, and publishes nothing: %s first, %i', async (first, round) => {
  const beach = JSON.parse(String((await filesIn(contentFolder))[FILE]))
  const name = `Baga ${first} ${round}`
  await change(owner, HOTEL, { tagline: name })
  const found = await folder.send(await zipOf({ [FILE]: JSON.stringify({ ...beach, name }) }))
  const { version } = await changes(owner)
  const go = () =>
    studio.call<{ release: { _id: string } }>('POST', '/api/content/releases', {
      token: owner.token,
      body: { version },
    })
  const [release, taken] =
    first === 'publishing'
      ? await Promise.all([go(), folder.take(found, { prefer: 'folder' })])
      : await Promise.all([folder.take(found, { prefer: 'folder' }), go()]).then(
          ([one, two]) => [two, one] as const,
        )
  expect([202, 409]).toContain(release.status)
  expect([200, 409]).toContain(taken.status)
  expect([release.status, taken.status]).not.toEqual([409, 409])
  if (release.status === 202)
    expect(await settled(owner, release.body.release._id)).toMatchObject({ state: 'published', records: 1 })
  // Visitors see only the changes that were reviewed before publishing.
  const shown = await seen('/beaches/baga-famous-beach-goa-india')
  expect(shown).not.toContain(name)
  if (release.status === 202) expect(await seen('/hotels/la-view-hotel')).toContain(name)
  else expect((await read(owner, HOTEL)).data).toMatchObject({ tagline: name })
  const draft = await read(owner, 'beach/baga-famous-beach-goa-india')
  if (taken.status === 200) expect(draft).toMatchObject({ state: 'changed', data: { name } })
  else expect(draft.draft).toBeNull()
  const rest = await publish(owner)
  if (rest.status === 202) await settled(owner, rest.body.release._id)
})
