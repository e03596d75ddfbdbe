import { CommandPalette, type PaletteCommand } from '@susegad/ui/command-palette'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { views } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { searchOf } from '../search/desk-query.ts'
import { builtInTexts } from '../views/view-text.ts'

const pages = [
  ['/dashboard', 'Enquiries'],
  ['/dashboard/customers', 'Customers'],
  ['/dashboard/figures', 'Figures'],
  ['/dashboard/activity', 'Audit log'],
  ['/dashboard/routing', 'Routing'],
  ['/profile', 'Profile'],
] as const

/** From here on a typed number is looked up. */
const MIN_DIGITS = 4

type Command = PaletteCommand & { act: () => void }

export interface GoToPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What else can be done on this page. */
  actions?: readonly Command[]
}

/** Finds a view, a page, or a customer by number, name or address; and the actions of the page. */
export function GoToPalette({ open, onOpenChange, actions = [] }: GoToPaletteProps) {
  const router = useRouter()
  const [typed, type] = useState('')
  const commands: Command[] = [
    ...actions,
    ...useViewCommands((search) => void router.navigate({ to: '/dashboard', search })),
    ...pages.map(([to, label]) => ({
      id: to,
      label,
      group: 'Go to',
      act: () => void router.navigate({ to }),
    })),
    ...useFoundCustomers(
      typed,
      (customer) => void router.navigate({ to: '/dashboard/customers', search: { customer } }),
    ),
  ]
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        type('')
        onOpenChange(next)
      }}
      hotkey={null}
      labels={{ search: 'Command, view, or a customer’s number' }}
      commands={commands}
      onInput={({ target }) => target instanceof HTMLInputElement && type(target.value)}
      onRun={(id) => commands.find((it) => it.id === id)?.act()}
    />
  )
}

function useViewCommands(go: (search: ReturnType<typeof searchOf>) => void) {
  const { data } = useQuery(views)
  return [
    ...(data?.builtIn.map((view) => ({ ...view, _id: view.name, name: builtInTexts[view.name] })) ?? []),
    ...(data?.views ?? []),
  ].map(({ _id, name, filter }) => ({
    id: `view-${_id}`,
    label: name,
    group: 'Views',
    act: () => go(searchOf(filter)),
  }))
}

/** Customers with the typed number, in whichever way it is written. */
function useFoundCustomers(typed: string, open: (customer: string) => void) {
  const text = useDeferredValue(typed.trim())
  const isNumber = text.replace(/\D/g, '').length >= MIN_DIGITS && /^[+\d\s()./-]+$/.test(text)
  const { data } = useQuery({
    queryKey: ['customers', 'palette', text],
    queryFn: ({ signal }) => service.customers.search({ q: text }, { signal }),
    enabled: isNumber,
    placeholderData: keepPreviousData,
  })
  if (!isNumber) return []
  return (data?.customers ?? []).map(({ _id, name, phones }) => ({
    id: `customer-${_id}`,
    label: [name, ...phones.slice(0, 1)].join(', '),
    group: 'Customers',
    // The palette lists what matches the typed text.
    keywords: text,
    act: () => open(_id),
  }))
}
