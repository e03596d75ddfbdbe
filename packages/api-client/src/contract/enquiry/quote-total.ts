/** A line of a quote, in whole units of the currency. */
export interface QuoteLine {
  text: string
  quantity: number
  nights: number | null
  /** Number of guests; does not change the price. */
  guests: number | null
  /** Price of one, per night if the line has nights. */
  price: number
}

/** Discount on the sum of all lines. */
export interface QuoteDiscount {
  kind: 'percent' | 'amount'
  value: number
  /** Whether the discount is from the membership card. */
  membership: boolean
}

export interface QuoteTotals {
  /** Amounts of the lines, in order. */
  amounts: number[]
  subtotal: number
  /** Amount of the discount, never more than the sum. */
  discount: number
  total: number
}

export const quoteLineAmount = ({
  quantity,
  nights,
  price,
}: Pick<QuoteLine, 'quantity' | 'nights' | 'price'>): number => quantity * (nights ?? 1) * price

/** Calculates a quote, for the desk, the customer's page and the email alike. */
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

/** Calculation and guests of a line: `2 × 3 nights × ₹4,500, 4 guests`; empty for one of something. */
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

/** Label of a discount. */
export const quoteDiscountName = ({ kind, value, membership }: QuoteDiscount): string =>
  `${membership ? 'Discount with the membership card' : 'Discount'}${kind === 'percent' ? ` (${value}%)` : ''}`
