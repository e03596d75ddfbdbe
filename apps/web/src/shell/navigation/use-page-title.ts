import { useLayoutEffect } from 'react'
import { useSite } from '../../page-data/site.ts'
import { pageTitle } from './page-title.ts'

/** For a title that the route can't know: it depends on the user, or the page does not exist. */
export function usePageTitle(title: string): void {
  const whole = pageTitle(title, useSite())
  useLayoutEffect(() => {
    document.title = whole
  }, [whole])
}
