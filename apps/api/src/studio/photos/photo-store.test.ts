import { expect, it } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { findPhoto, listPhotos } from './photo-store.ts'

it('lists photos with the records that show them, and reads each record once', async () => {
  const { database: db, drop } = await freshDatabase()
  await db.query(
    `insert into content_photos (name, size, state, src, at)
     select n, 1, case when src is null then 'uploading' else 'ready' end, src, now() - n * interval '1 minute'
     from unnest($1::text[]) with ordinality p (src, n)`,
    ['{uploads/a,uploads/b,uploads/unused,uploads/past,NULL,uploads/longer}'],
  )
  const releases = await db.query<{ id: string }>(
    `insert into content_releases (number, state) values (1, 'published'), (null, 'failed') returning id`,
  )
  for (const { id } of releases)
    await db.query(
      `insert into content_records (release_id, kind, slug, data)
       values ($1::uuid, 'hotel', $2::text, '{"pictures":[{"src":"uploads/a"},{"src":"uploads/past"}]}'),
         ($1::uuid, 'beach', $2::text, null)`,
      [id, `of-${id === releases[0]?.id ? 'published' : 'failed'}`],
    )
  await db.query(
    `insert into content_drafts (kind, slug, data, revision) values ('beach', 'calangute', $1::text, 1)`,
    [
      '{"pictures":[{"src":"uploads/a"},{"src":"uploads/b"},{"src":"uploads/a"}],"text":"\\"uploads/unused\\""}',
    ],
  )
  const published = { kind: 'hotel', slug: 'of-published' }
  const draft = { kind: 'beach', slug: 'calangute' }
  const rows = await listPhotos(db, 10, 0)
  expect(rows.map(({ src, used }) => [src, used])).toEqual([
    ['uploads/a', expect.arrayContaining([published, draft])],
    ['uploads/b', [draft]],
    ['uploads/unused', []],
    ['uploads/past', [published]],
    [null, []],
    ['uploads/longer', []],
  ])
  expect(rows[0]?.used).toHaveLength(2)
  for (const row of rows) expect(await findPhoto(db, row._id)).toEqual(row)

  let plan = ''
  const query = async (text: string, parameters: unknown[]) => {
    const lines = await db.query<Record<string, string>>(
      `explain (analyze, timing off, costs off, buffers off) ${text}`,
      parameters,
    )
    plan = lines.map((line) => Object.values(line)[0]).join('\n')
    return []
  }
  const reads = () => plan.split('\n').filter((line) => line.includes(' on content_records '))
  await listPhotos({ ...db, query } as never, 10, 0)
  // Once, or once for each release: never for each photo.
  expect(reads()).toEqual([expect.stringMatching(/loops=[12]\)$/)])

  // This query runs twice for each chunk of an upload.
  const uploading = rows.find(({ src }) => src === null)
  await expect(findPhoto({ ...db, query } as never, uploading?._id ?? '')).rejects.toThrow('This photo')
  expect(reads()).toEqual([expect.stringContaining('never executed')])
  await drop()
})
