import { useEffect } from 'react'

/** From here on the page shows what its address asks for; until then the first script keeps that part hidden. */
export function useQueryAnswered(): void {
  useEffect(() => {
    delete document.documentElement.dataset.query
  }, [])
}
