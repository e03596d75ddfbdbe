/** Names of fields that contain links. */
export const isLink = (name: string): boolean => ['to', 'url', 'menuAndRates', 'mapEmbed'].includes(name)

/** A warning about a link, or undefined. */
export function linkHint(link: string, pages: readonly string[]): string | undefined {
  if (link === '' || link.startsWith('#') || link.includes('{')) return undefined
  if (link.startsWith('/')) {
    const path = link.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
    if (pages.length === 0 || pages.includes(path)) return undefined
    return `There is no page ${path} on your site. Check the spelling.`
  }
  if (!URL.canParse(link))
    return 'This is not a web address. Start it with https://, or with / for your own site.'
  const { protocol } = new URL(link)
  if (protocol === 'http:') return 'Use https:// if the other site offers it: visitors are warned otherwise.'
  return ['https:', 'mailto:', 'tel:'].includes(protocol)
    ? undefined
    : 'Visitors can’t open this address. Start it with https://.'
}
