import type { Message, StaffDetail } from '@susegad/api-client/contract'
import { Radio, RadioGroup } from '@susegad/ui/radio-group'
import { useState } from 'react'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

export interface Mailbox {
  address: string
  /** They have unsubscribed, and read answers on the site. */
  onSite: boolean
  /** Whether an answer reaches them this way. */
  isReachable: boolean
}

export interface AnswerWays {
  way: 'email' | 'whatsapp' | 'template'
  canChoose: boolean
  choose: (way: string) => void
}

interface WaysOfAnswer {
  id: string
  mailbox: Mailbox
  messages: readonly Message[]
  whatsApp: StaffDetail['whatsApp']
}

/** How an answer goes out: as its author chose, else on WhatsApp if the customer wrote there last. */
export function useAnswerWay({ id, mailbox, messages, whatsApp }: WaysOfAnswer): AnswerWays {
  const last = messages.findLast(({ direction }) => direction === 'in')
  const isChat = last?.channel === 'whatsapp' || !mailbox.isReachable
  const draft = keptAnswer(id)?.way
  const [chosen, choose] = useState<'email' | 'whatsapp'>()
  // A draft stays what it was begun as, whatever the customer writes meanwhile.
  const wanted = chosen ?? draft ?? (isChat ? 'whatsapp' : 'email')
  const byChat = whatsApp !== undefined && (wanted !== 'email' || !mailbox.isReachable)
  return {
    way: !byChat
      ? 'email'
      : whatsApp.until && Date.parse(whatsApp.until) > Date.now()
        ? 'whatsapp'
        : 'template',
    canChoose: whatsApp !== undefined && mailbox.isReachable,
    choose(next) {
      const way = next === 'whatsapp' ? 'whatsapp' : 'email'
      const draft = keptAnswer(id)
      // Choosing another way stops an answer that waits to be sent.
      if (draft) keepAnswer(id, { ...draft, way, queued: false, sendAt: undefined })
      choose(way)
    },
  }
}

export function AnswerWayChoice({ ways, onSite }: { ways: AnswerWays; onSite: boolean }) {
  if (!ways.canChoose) return null
  return (
    <RadioGroup
      label="Answer"
      labelVisibility="hidden"
      className="desk-answer-way"
      value={ways.way === 'email' ? 'email' : 'whatsapp'}
      onValueChange={ways.choose}
    >
      <Radio value="email" label={onSite ? 'On the site' : 'By email'} />
      <Radio value="whatsapp" label="On WhatsApp" />
    </RadioGroup>
  )
}

interface AnswerHintProps {
  way: AnswerWays['way']
  mailbox: Mailbox
  whatsApp: StaffDetail['whatsApp']
}

/** Where the answer goes, or why only the template can be sent. */
export function AnswerHint({ way, mailbox, whatsApp }: AnswerHintProps) {
  if (way === 'template')
    return (
      <>
        They haven’t written on WhatsApp in the last 24 hours, so you can only send the template “
        {whatsApp?.template}”. Once they reply, you can write freely.
      </>
    )
  if (way === 'email' && mailbox.onSite)
    return (
      <>They have unsubscribed from emails and will read this under My Enquiries. Type / for a template.</>
    )
  return (
    <>
      To <bdi>{way === 'email' ? mailbox.address : whatsApp?.number}</bdi>. Type / for a template.
    </>
  )
}

export function answerLabel(way: AnswerWays['way'], onSite: boolean): string {
  if (way === 'template') return 'The WhatsApp template'
  if (way === 'whatsapp') return 'Answer on WhatsApp'
  return onSite ? 'Answer on the site' : 'Answer by email'
}
