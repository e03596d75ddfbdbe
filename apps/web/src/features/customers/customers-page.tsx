import { CUSTOMER_MARKS, type CustomerMark } from '@susegad/api-client/rules'
import { SearchField } from '@susegad/ui/search-field'
import { Select } from '@susegad/ui/select'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CustomerView } from './customer-view.tsx'
import { CustomersList } from './customers-list.tsx'
import type { CustomersSearch } from './customers-search.ts'
import '../../enquiries/desk.css'
import './customers.css'

// Debounce in ms, so that typing a word sends one request.
const TYPING_PAUSE = 300

const markTexts: Record<CustomerMark, string> = { vip: 'VIP', blocked: 'Blocked' }

/** Customers, searched by email address, phone or name. */
export function CustomersPage({ search }: { search: CustomersSearch }) {
  const { customer, mark } = search
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  if (customer) return <CustomerView key={customer} id={customer} />
  return (
    <section className="desk customers" aria-labelledby="customers-title">
      <header className="desk-head">
        <div>
          <h1 id="customers-title">Customers</h1>
          <p>Everyone who has sent an enquiry, latest first</p>
        </div>
      </header>
      <search className="customers-filters">
        <SearchField
          label="Search"
          placeholder="Email, phone, name"
          value={typed}
          autoComplete="off"
          maxLength={254}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Select
          label="Mark"
          value={mark ?? ''}
          onChange={({ currentTarget }) => {
            const next = CUSTOMER_MARKS.find((known) => known === currentTarget.value)
            void navigate({
              to: '/dashboard/customers',
              search: { mark: next },
              replace: true,
              resetScroll: false,
            })
          }}
        >
          <option value="">Any</option>
          {CUSTOMER_MARKS.map((known) => (
            <option key={known} value={known}>
              {markTexts[known]}
            </option>
          ))}
        </Select>
      </search>
      <CustomersList
        key={`${mark} ${text}`}
        query={{ ...(text && { q: text }), ...(mark && { mark }) }}
        onClear={() => {
          setTyped('')
          setText('')
          void navigate({ to: '/dashboard/customers', search: {}, replace: true })
        }}
      />
    </section>
  )
}
