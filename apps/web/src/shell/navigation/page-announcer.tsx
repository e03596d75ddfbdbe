import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After navigation, focuses the new page's heading and announces its title. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        if (!toLocation.hash) focusHeading()
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p role="status" className="sg-visually-hidden">
      {title}
    </p>
  )
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
