'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../general/dialog/dialog-parts.tsx'
import { Drawer, type DrawerProps } from '../../general/drawer/drawer.tsx'
import { useBackToClose } from '../../internal/hooks/use-back-to-close.ts'
import { useLabels } from '../../locale/locale.tsx'
import { EnquiryForm, type EnquiryFormProps } from '../enquiry-form/enquiry-form.tsx'
import { type EnquiryDrawerLabels, enquiryDrawerLabels } from './enquiry-drawer-labels.ts'

export type { EnquiryDrawerLabels } from './enquiry-drawer-labels.ts'
export { EnquiryTab, type EnquiryTabProps } from './enquiry-tab.tsx'

/** Milliseconds for a closing drawer to slide out with its form still in it. */
const LEAVING_TIME = 400

export interface EnquiryDrawerProps extends Omit<DrawerProps, 'dismissal' | 'children'> {
  /** Id of the drawer, which its `EnquiryTab` refers to. @default 'enquiry' */
  id?: string | undefined
  /** Props of the form in the drawer. `defaultValues.subject` defaults to `enquiry`. */
  form: Omit<EnquiryFormProps, 'session'>
  /**
   * Replaces the form while the drawer is closed, for a page whose own form has the same fields. Typed text then
   * survives closing only as the form's draft. Without it the form always stays rendered.
   */
  standIn?: React.ReactNode
  /** Key of an extra history entry, so that Back closes the drawer instead of leaving the page. */
  historyKey?: string | undefined
  labels?: Partial<EnquiryDrawerLabels> | undefined
}

/** The enquiry form in a drawer. Renders a modal `<dialog>`; its `EnquiryTab` opens it even without JavaScript. */
export function EnquiryDrawer({
  id = 'enquiry',
  form,
  standIn,
  historyKey,
  labels: own,
  open,
  onOpenChange,
  className,
  ...rest
}: EnquiryDrawerProps): React.JSX.Element {
  const { labels } = useLabels('enquiryDrawer', enquiryDrawerLabels, own)
  const [busy, setBusy] = React.useState(false)
  const [session, endSession] = React.useReducer((count: number) => count + 1, 0)
  const [stage, setStage] = React.useState<'closed' | 'open' | 'leaving'>(
    (open ?? rest.defaultOpen) ? 'open' : 'closed',
  )
  const [owned, setOwned] = React.useState(open)
  const follow = (now: boolean) => {
    if (!now) endSession()
    setStage(now ? 'open' : 'leaving')
  }
  // Controlled: the visitor's action takes effect only once `open` changes.
  if (owned !== open) {
    setOwned(open)
    if (open !== undefined) follow(open)
  }
  const leaveHistory = useBackToClose(stage === 'open' ? historyKey : undefined, () => {
    const drawer = document.getElementById(id)
    if (drawer instanceof HTMLDialogElement) drawer.close()
  })
  React.useEffect(() => {
    if (stage !== 'leaving') return
    const timer = setTimeout(() => setStage('closed'), LEAVING_TIME)
    return () => clearTimeout(timer)
  }, [stage])
  return (
    <Drawer
      aria-label={stage === 'closed' ? labels.name : undefined}
      {...rest}
      open={open}
      id={id}
      data-slot="enquiry-drawer"
      data-state={busy ? 'submitting' : 'editing'}
      dismissal={busy ? 'none' : 'any'}
      className={cx('sg-enquiry-drawer', className)}
      onOpenChange={(now) => {
        if (open === undefined) follow(now)
        if (!now) leaveHistory()
        onOpenChange?.(now)
      }}
    >
      <DialogHeader>
        <DialogTitle>{labels.title}</DialogTitle>
        <DialogDescription>{labels.subtitle}</DialogDescription>
        <DialogClose labels={{ close: labels.close }} disabled={busy} />
      </DialogHeader>
      <DialogBody>
        {standIn !== undefined && stage === 'closed' ? (
          standIn
        ) : (
          <EnquiryForm
            {...form}
            defaultValues={{ subject: 'enquiry', ...form.defaultValues }}
            session={session}
            onBusyChange={(now) => {
              setBusy(now)
              form.onBusyChange?.(now)
            }}
          />
        )}
      </DialogBody>
    </Drawer>
  )
}
