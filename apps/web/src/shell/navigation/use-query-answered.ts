import { useEffect } from 'react'

/** From here on the page shows what it has; until then the first script keeps hidden what the address may not ask for. */
export function queryAnswered(): void {
  delete document.documentElement.dataset.query
}

export function useQueryAnswered(): void {
  useEffect(queryAnswered, [])
}
