// Growth of a text in translation: short texts grow most.
const growth = [
  { upTo: 10, times: 3 },
  { upTo: 20, times: 2 },
  { upTo: 50, times: 1.6 },
  { upTo: Number.POSITIVE_INFINITY, times: 1.35 },
]

const continuations = [
  'for the second week of December, with breakfast on the veranda and the late boat across the river',
  'behind the Church of Our Lady of Hope, between Candolim and Calangute, on the road that follows the sea',
  'before the rains come back, as agreed on the telephone with the family from Thiruvananthapuram',
  'in the Grand Indo-Portuguese Heritage Mansion and Gardens, two steps from the fishermen’s landing',
]

/** Lengthens a text like a wordy translation. Numbers alone are not changed. */
export function lengthen(text: string): string {
  const words = text.trim()
  if (!/\p{L}{2}/u.test(words)) return text
  const { times } = growth.find(({ upTo }) => words.length <= upTo) ?? { times: 1 }
  const [, body = '', end = ''] = /^(.*?)([.!?…:]*)$/su.exec(words) ?? []
  const sum = [...words].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const further = continuations[sum % continuations.length]?.split(' ') ?? []
  let longer = body
  while (longer.length < words.length * times) {
    const word = further.shift()
    if (!word) break
    longer = `${longer} ${word}`
  }
  return text.replace(words, () => longer.replace(/,$/, '') + end)
}
