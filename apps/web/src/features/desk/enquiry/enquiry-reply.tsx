import { business } from 'virtual:business'
import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { BrandWhatsappIcon, MailIcon, PhoneIcon } from '@susegad/ui/icon'
import { replyLinks } from './reply.ts'
import type { Wanted } from './use-change-enquiry.ts'

interface EnquiryReplyProps {
  enquiry: StaffEnquiry
  staffMember: { _id: string; name: string }
  onReplied: (change: Wanted) => void
}

/** Links to a chat, a call or a mail; replying to a pending enquiry marks it as in progress. */
export function EnquiryReply({ enquiry, staffMember, onReplied }: EnquiryReplyProps) {
  const { whatsApp, call, mail } = replyLinks(enquiry, { name: staffMember.name, business: business.name })

  function takeUp() {
    if (enquiry.status !== 'pending') return
    onReplied({ status: 'in_progress', ...(enquiry.assignedTo === null && { assignedTo: staffMember._id }) })
  }

  return (
    <section className="desk-reply" aria-label="Reply">
      <ReplyLink href={whatsApp} action="whatsapp" label="WhatsApp" onFollow={takeUp}>
        <BrandWhatsappIcon />
      </ReplyLink>
      <ReplyLink href={call} action="call" label="Call" onFollow={takeUp}>
        <PhoneIcon />
      </ReplyLink>
      <ReplyLink href={mail} action="mail" label="Email" onFollow={takeUp}>
        <MailIcon />
      </ReplyLink>
      {enquiry.status === 'pending' && (
        <p className="desk-hint">A reply marks it as in progress and gives it to you.</p>
      )}
    </section>
  )
}

interface ReplyLinkProps {
  href: string | null
  action: 'whatsapp' | 'call' | 'mail'
  label: string
  onFollow: () => void
  children: React.ReactNode
}

function ReplyLink({ href, action, label, onFollow, children }: ReplyLinkProps) {
  const variant = action === 'whatsapp' ? 'primary' : 'outline'
  if (!href) {
    return (
      <Button variant={variant} disabled title={`${label}: what was typed can not be reached this way`}>
        {children}
        {label}
      </Button>
    )
  }
  return (
    <Button variant={variant} asChild>
      <a
        href={href}
        data-action={action}
        onClick={onFollow}
        {...(action === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
        {label}
      </a>
    </Button>
  )
}
