import type { RegisteredRouter } from '@tanstack/react-router'

type PathOf<Route> = Route extends `${infer Section}/$slug` ? `${Section}/${string}` : never

/** The address of a place's page: `satisfies PlacePath` refuses a text that no route fits. */
export type PlacePath = PathOf<keyof RegisteredRouter['routesByPath']>
