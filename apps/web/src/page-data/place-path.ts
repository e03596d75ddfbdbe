import type { RegisteredRouter } from '@tanstack/react-router'

/** A route to the pages of one kind of place. */
type PlaceRoute = Extract<keyof RegisteredRouter['routesByPath'], `${string}/$slug`>

/** The address of a place's page, for components that make links out of addresses. */
export const placePath = (route: PlaceRoute, slug: string): string => route.replace('$slug', slug)
