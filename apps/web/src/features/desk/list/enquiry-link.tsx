import { createContext, type ReactNode, use } from 'react'

/** Id of the enquiry whose panel is open; only links read it, so that opening a panel re-renders no row. */
export const OpenedEnquiry = createContext<string | undefined>(undefined)

interface EnquiryLinkProps {
  id: string
  href: string
  onOpen: (id: string) => void
  /** Called when the pointer or focus reaches the link: its enquiry may be opened next. */
  onNear: (id: string) => void
  children: ReactNode
}

/** Opens an enquiry's panel; with a modifier key, a new tab. */
export function EnquiryLink({ id, href, onOpen, onNear, children }: EnquiryLinkProps) {
  const opened = use(OpenedEnquiry)
  return (
    <a
      href={href}
      className="desk-open"
      data-enquiry={id}
      aria-current={opened === id || undefined}
      onPointerEnter={() => onNear(id)}
      onFocus={() => onNear(id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(id)
      }}
    >
      {children}
    </a>
  )
}
