/** One thing of a quote, in whole units of the currency. */
export interface QuoteLine {
  text: string
  quantity: number
  nights: number | null
  /** For how many it is meant; the price does not depend on it. */
  guests: number | null
  /** Of one, for a night where there are nights. */
  price: number
}

/** Taken off the sum of all lines. */
export interface QuoteDiscount {
  kind: 'percent' | 'amount'
  value: number
  /** Whether the customer has it by the membership card. */
  membership: boolean
}

export interface QuoteTotals {
  /** Of each line, in their order. */
  amounts: number[]
  subtotal: number
  /** What is taken off; never more than there is. */
  discount: number
  total: number
}

export const quoteLineAmount = ({
  quantity,
  nights,
  price,
}: Pick<QuoteLine, 'quantity' | 'nights' | 'price'>): number => quantity * (nights ?? 1) * price

/** The one sum of a quote, which desk, customer and letter show alike. */
export function quoteTotals({
  lines,
  discount,
}: {
  lines: readonly Pick<QuoteLine, 'quantity' | 'nights' | 'price'>[]
  discount: Pick<QuoteDiscount, 'kind' | 'value'> | null
}): QuoteTotals {
  const amounts = lines.map(quoteLineAmount)
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
  const wanted =
    discount?.kind === 'percent' ? Math.round((subtotal * discount.value) / 100) : discount?.value
  const off = Math.min(subtotal, Math.max(0, wanted ?? 0))
  return { amounts, subtotal, discount: off, total: subtotal - off }
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** How the amount of a line comes about, and for whom: `2 × 3 nights × ₹4,500, 4 guests`; empty for one of something. */
export function quoteLineTerms(
  { quantity, nights, guests, price }: Omit<QuoteLine, 'text'>,
  priceText: (price: number) => string,
): string {
  const parts = [
    ...(quantity > 1 ? [String(quantity)] : []),
    ...(nights === null ? [] : [counted(nights, 'night')]),
    ...(quantity > 1 || (nights ?? 1) > 1 ? [priceText(price)] : []),
  ]
  return [parts.join(' × '), guests === null ? '' : counted(guests, 'guest')].filter(Boolean).join(', ')
}

/** What a discount is called, beside its amount. */
export const quoteDiscountName = ({ kind, value, membership }: QuoteDiscount): string =>
  `${membership ? 'Discount with the membership card' : 'Discount'}${kind === 'percent' ? ` (${value}%)` : ''}`
