/** Whole rupees with Indian grouping: `₹1,499`, `₹23,600`, `₹1,00,000`. */
export function formatPrice(rupees: number): string {
  return `₹${formatCount(rupees)}`
}

/** A whole number with Indian grouping. Not `Intl`: engines differ in their support for Indian formats. */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Give a finite number to format, not ${value}.`)
  const digits = BigInt(Math.round(Math.abs(value))).toString()
  const last = digits.slice(-3)
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  const sign = value < 0 && digits !== '0' ? '−' : ''
  return sign + (rest ? `${rest},${last}` : last)
}
