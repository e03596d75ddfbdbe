import { expect, it } from 'vitest'
import { readMigrations } from './migrations.ts'

it('are never changed once an installation may have run them, not even in a comment: its next start would be refused', () => {
  const migrations = readMigrations().map(({ name, hash }) => `${name} ${hash.slice(0, 8)}`)
  expect(migrations).toMatchInlineSnapshot(`
    [
      "0000_first_release 27d9da65",
      "0001_one_write_path 684045ed",
      "0002_visitor_trips 9550872f",
      "0003_conversation_turns ba7817bc",
      "0004_attachments fe41a1a8",
      "0005_quotes_with_versions 203c229f",
      "0006_desk_all_day 171b23c0",
      "0007_lookalikes_in_latin f9ac0d99",
      "0008_seal_in_steps e6d965e5",
    ]
  `)
})
