import { SPAM_REASONS } from '@susegad/api-client/rules'
import { expect, test } from 'vitest'
import { spamText } from './spam-text.ts'

test.each([...SPAM_REASONS, 'a reason of a newer service', 'constructor'])(
  '%s is told in a sentence',
  (reason) => {
    expect(spamText(reason)).toMatch(/^[A-Z].* .*\.$/)
    expect(spamText(reason)).not.toBe(reason)
  },
)
