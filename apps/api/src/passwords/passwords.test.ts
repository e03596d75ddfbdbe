import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

it('checks passwords again after a full queue', async () => {
  const { hash, matches } = createPasswords(cost)
  const stored = await hash('open sesame')
  const others = Array.from({ length: 60 }, () => hash('somebody else').catch((error: unknown) => error))
  await expect(matches(undefined, 'open sesame')).rejects.toMatchObject({ statusCode: 503 })
  await expect(matches(stored, 'open sesame')).rejects.toMatchObject({ statusCode: 503 })
  await Promise.all(others)
  expect(await matches(undefined, 'open sesame')).toBe(false)
  expect(await matches(stored, 'open sesame')).toBe(true)
  expect(await matches(stored, 'a guess')).toBe(false)
})
