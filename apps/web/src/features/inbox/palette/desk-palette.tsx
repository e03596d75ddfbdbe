import { CommandPalette, type PaletteCommand } from '@susegad/ui/command-palette'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { views } from '../../../enquiries/enquiry-queries.ts'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { service } from '../../../shell/session/service.ts'
import { useRunAction } from '../keyboard/action-map.tsx'
import { type DeskAction, shortcuts } from '../keyboard/shortcuts.ts'
import { searchOf } from '../search/desk-query.ts'
import { useOpened } from '../search/use-desk-search.ts'
import { builtInTexts } from '../views/view-text.ts'

const pages = [
  ['/dashboard/customers', 'Customers'],
  ['/dashboard/figures', 'Figures'],
  ['/dashboard/activity', 'Audit log'],
  ['/dashboard/routing', 'Routing'],
  ['/profile', 'Profile'],
] as const

/** What only reads, for members with view-only access. */
const reading: readonly DeskAction[] = [
  'next',
  'previous',
  'search',
  'arrivals',
  'help',
  'views',
  'open',
  'next-waiting',
  'close',
]

/** From here on a typed number is looked up. */
const MIN_DIGITS = 4

interface DeskPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Finds an action, a view, a page, or a customer by number, name or address. */
export function DeskPalette({ open, onOpenChange }: DeskPaletteProps) {
  const router = useRouter()
  const run = useRunAction()
  const [typed, type] = useState('')
  const commands: (PaletteCommand & { act: () => void })[] = [
    ...useDeskCommands(run),
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

function useDeskCommands(run: (action: DeskAction) => void) {
  const opened = useOpened() !== undefined
  const mayWrite = useMayWrite()
  return shortcuts
    .filter(({ where }) => where === 'anywhere' || where === (opened ? 'panel' : 'list'))
    .filter(({ action }) => action !== 'palette' && (mayWrite || reading.includes(action)))
    .map(({ action, does, keys }) => ({
      id: action,
      label: does,
      shortcut: keys.slice(0, 1),
      act: () => run(action),
    }))
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
