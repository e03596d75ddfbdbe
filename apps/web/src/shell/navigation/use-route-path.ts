import { useMatches } from '@tanstack/react-router'

/**
 * The path of the current route, such as `/hotels/$slug`; `/` if there is none: a missing page is the same at
 * every address, so nothing on it may depend on the address.
 */
export const useRoutePath = (): string =>
  useMatches({
    select: (matches) =>
      // An address below a page matches that page, as not found.
      matches.some(({ _notFound }) => _notFound) ? '/' : (matches.at(-1)?.fullPath ?? '/'),
  })
