import { createContext, type ReactNode, use } from 'react'

/** Id of the enquiry whose panel is open; read by the links alone, so that opening one draws no row anew. */
export const OpenedEnquiry = createContext<string | undefined>(undefined)

interface EnquiryLinkProps {
  id: string
  href: string
  onOpen: (id: string) => void
  /** The pointer or the focus is on it: it may be opened next. */
  onNear: (id: string) => void
  children: ReactNode
}

/** Opens an enquiry's panel; with a key held down, in a tab of its own. */
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
