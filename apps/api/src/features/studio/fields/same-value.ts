/** Whether two values of JSON say the same, whatever the order of their fields. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameValue(item, other[index]))
    )
  const [first, second] = [Object.entries(one), other as Record<string, unknown>]
  return (
    first.length === Object.keys(second).length &&
    first.every(([key, value]) => Object.hasOwn(second, key) && sameValue(value, second[key]))
  )
}
