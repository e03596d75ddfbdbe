import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { BrandWhatsappIcon, MailIcon, PhoneIcon } from '@susegad/ui/icon'
import { type MouseEvent, Suspense, useState } from 'react'
import { contactText } from '../../../enquiries/message-text.ts'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { useSite } from '../../../page-data/site.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { ContactOutcome } from '../answer/contact-outcome.tsx'
import { useLogContact } from '../answer/use-log-contact.ts'
import type { Wanted } from '../changes/use-change-enquiry.ts'
import { useActions } from '../keyboard/action-map.tsx'
import { replyLinks } from './reply.ts'

const ContactPalette = latePart(async () => ({
  default: (await import('../palette/contact-palette.tsx')).ContactPalette,
}))

interface EnquiryReplyProps {
  enquiry: StaffEnquiry
  staffMember: StaffMember
  onReplied: (change: Wanted) => void
  onLogged: (message: string) => void
}

/** A chat, a call, or the answer below; replying to a pending enquiry marks it as in progress. */
export function EnquiryReply({ enquiry, staffMember, onReplied, onLogged }: EnquiryReplyProps) {
  const signature = { name: staffMember.name, business: useSite().business.name }
  const { whatsApp, call, mail } = replyLinks(enquiry, signature, useDates().dayText)

  const [begun, setBegun] = useState<'phone' | 'whatsapp'>()
  const [logs, setLogs] = useState(false)
  const log = useLogContact(enquiry._id, ({ channel, outcome }) => {
    setBegun(undefined)
    onLogged(`${enquiry.name}: logged that you ${contactText(channel, outcome)}.`)
  })

  function write(event: MouseEvent) {
    // With a modifier key, open the mail program as a normal link does.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return takeUp()
    const field = findAnswerField()
    if (!field) return
    event.preventDefault()
    field.focus()
  }

  function begin(channel: 'phone' | 'whatsapp') {
    setBegun(channel)
    takeUp()
  }

  useActions(
    {
      whatsapp() {
        if (!whatsApp) return
        open(whatsApp, '_blank', 'noopener,noreferrer')
        begin('whatsapp')
      },
      call() {
        if (!call) return
        location.assign(call)
        begin('phone')
      },
      log: () => setLogs(true),
      mail() {
        const field = findAnswerField()
        if (field) field.focus()
        else if (mail) location.assign(mail)
      },
    },
    enquiry._id,
  )

  function takeUp() {
    if (enquiry.status !== 'pending') return
    onReplied({ status: 'in_progress', ...(enquiry.assignedTo === null && { assignedTo: staffMember._id }) })
  }

  return (
    <section className="desk-reply" aria-label="Reply">
      <ReplyLink href={whatsApp} action="whatsapp" label="WhatsApp" onFollow={() => begin('whatsapp')}>
        <BrandWhatsappIcon />
      </ReplyLink>
      <ReplyLink href={call} action="call" label="Call" onFollow={() => begin('phone')}>
        <PhoneIcon />
      </ReplyLink>
      <ReplyLink href={mail} action="mail" label="Email" onFollow={write}>
        <MailIcon />
      </ReplyLink>
      {begun && <ContactOutcome channel={begun} isBusy={log.isPending} onLog={log.mutate} />}
      {log.error && (
        <p className="desk-outcome" role="alert">
          {failureText('The outcome was not saved.', log.error)}
        </p>
      )}
      {logs && (
        <Suspense fallback={null}>
          <ContactPalette onLog={log.mutate} onClose={() => setLogs(false)} />
        </Suspense>
      )}
      {enquiry.status === 'pending' && (
        <p className="desk-hint">Replying marks it as in progress and assigns it to you.</p>
      )}
    </section>
  )
}

/** None for somebody who has unsubscribed. */
const findAnswerField = () => document.querySelector<HTMLElement>('[data-desk-panel] [name="answer"]')

interface ReplyLinkProps {
  href: string | null
  action: 'whatsapp' | 'call' | 'mail'
  label: string
  onFollow: (event: MouseEvent) => void
  children: React.ReactNode
}

function ReplyLink({ href, action, label, onFollow, children }: ReplyLinkProps) {
  const variant = action === 'whatsapp' ? 'primary' : 'outline'
  if (!href) {
    return (
      <Button variant={variant} disabled title={`${label}: this contact can’t be used`}>
        {children}
        {label}
      </Button>
    )
  }
  return (
    <Button variant={variant} asChild>
      <a
        href={href}
        onClick={onFollow}
        {...(action === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
        {label}
      </a>
    </Button>
  )
}
