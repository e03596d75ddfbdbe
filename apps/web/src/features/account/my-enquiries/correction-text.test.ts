import { expect, test } from 'vitest'
import { datesIn } from '../../../signed-in/dates.ts'
import { correctionText } from './correction-text.ts'

const { dayText } = datesIn('en-IN')

test('a corrected date reads as people write it, and nothing else changes', () => {
  expect(
    correctionText('Phone: 2026-12-20 → 98220 11223\nDate of plan: 2026-12-20 → 2026-12-21', dayText),
  ).toBe('Phone: 2026-12-20 → 98220 11223\nDate of plan: 20\u00a0Dec\u00a02026 → 21\u00a0Dec\u00a02026')
  expect(correctionText('Date of plan: none → 2026-12-21', dayText)).toBe(
    'Date of plan: none → 21\u00a0Dec\u00a02026',
  )
})
