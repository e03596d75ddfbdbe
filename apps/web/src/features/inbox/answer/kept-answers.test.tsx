import { expect, test } from 'vitest'
import { beginSession, leaveSession, type SessionUser } from '../../../shell/session/session.ts'
import { keepAnswer, keptAnswer, onKeptAnswers } from './kept-answers.ts'

test('answers that a sign-out discarded don’t come back when the same person signs in again', () => {
  const asha = { _id: 'kept', name: 'Asha', username: 'kept', email: 'a@mail.example', role: 'staff' }
  beginSession('token', asha as SessionUser)
  const answer = { text: 'Yes.', quote: null, key: 'key', after: 0, resolve: false, queued: true }
  keepAnswer('e', { ...answer, sendAt: Date.now() + 10_000 })
  let told = 0
  const stop = onKeptAnswers(() => told++)
  leaveSession()
  expect(told).toBe(1)
  beginSession('token', asha as SessionUser)
  expect(keptAnswer('e')).toBeNull()
  leaveSession()
  stop()
})
