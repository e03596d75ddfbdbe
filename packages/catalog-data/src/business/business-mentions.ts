const mention = /\{business\.([a-zA-Z.]+)\}/g

function textAt(business: object, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      business,
    )
  return typeof found === 'string' ? found : undefined
}

/** Fills in placeholders of the business, such as `{business.email}`, when a site is built. */
export function withBusiness<T>(value: T, business: object): T {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(mention, (written, path: string) => textAt(business, path) ?? written)
    if (Array.isArray(part)) return part.map(fill)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, fill(item)]))
  }
  return fill(value) as T
}
