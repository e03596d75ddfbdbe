import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallOptions } from './client.ts'
import type { AuditQuery } from './contract/desk/audit.ts'
import type { CustomerQuery } from './contract/desk/customer.ts'
import type { FiguresQuery } from './contract/desk/figures.ts'
import type { EnquiryQuery, PageQuery } from './contract/enquiry/listing.ts'

/** Without retries: the client already retries what is safe to retry. */
const read = <const Key extends QueryKey, Data>(
  queryKey: Key,
  call: (options: CallOptions) => Promise<Data>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => call({ signal }), retry: false })

/** Query options for enquiries; `all()` is the key to invalidate after a change. */
export const enquiryQueries = ({ enquiries }: ApiClient) => ({
  all: () => ['enquiries'] as const,
  list: (query: EnquiryQuery = {}) =>
    read(['enquiries', 'list', query], (options) => enquiries.list(query, options)),
  mine: (query: PageQuery = {}) =>
    read(['enquiries', 'mine', query], (options) => enquiries.mine(query, options)),
  mentions: () => read(['enquiries', 'mentions'], (options) => enquiries.mentions(options)),
  detail: (id: string) => read(['enquiries', 'detail', id], (options) => enquiries.get(id, options)),
})

/** Query options for customers; `all()` is the key to invalidate after a change. */
export const customerQueries = ({ customers }: ApiClient) => ({
  all: () => ['customers'] as const,
  search: (query: CustomerQuery = {}) =>
    read(['customers', 'search', query], (options) => customers.search(query, options)),
  related: (id: string) => read(['customers', 'related', id], (options) => customers.related(id, options)),
  detail: (id: string) => read(['customers', 'detail', id], (options) => customers.get(id, options)),
})

/** Query options for the signed-in user and the staff who can be assigned an enquiry. */
export const userQueries = ({ users }: ApiClient) => ({
  all: () => ['users'] as const,
  profile: () => read(['users', 'profile'], (options) => users.profile(options)),
  trip: () => read(['users', 'trip'], (options) => users.trip(options)),
  sessions: () => read(['users', 'sessions'], (options) => users.sessions(options)),
  secondFactor: () => read(['users', 'second-factor'], (options) => users.secondFactor(options)),
  passkeys: () => read(['users', 'passkeys'], (options) => users.passkeys(options)),
  settings: () => read(['users', 'settings'], (options) => users.settings(options)),
  staff: () => read(['users', 'staff'], (options) => users.staff(options)),
})

/** Query options for the staff; `people` is for owners. */
export const staffQueries = ({ staff }: ApiClient) => ({
  all: () => ['staff'] as const,
  people: () => read(['staff', 'people'], (options) => staff.people(options)),
  openingHours: () => read(['staff', 'opening-hours'], (options) => staff.openingHours(options)),
})

/** Query options for webhooks. */
export const webhookQueries = ({ webhooks }: ApiClient) => ({
  list: () => read(['webhooks'], (options) => webhooks.list(options)),
  deliveries: (id: string, query: PageQuery = {}) =>
    read(['webhooks', id, 'deliveries', query], (options) => webhooks.deliveries(id, query, options)),
})

/** Query options for the audit trail. */
export const auditQueries = ({ audit }: ApiClient) => ({
  list: (query: AuditQuery = {}) => read(['audit', query], (options) => audit.list(query, options)),
})

/** Query options for your personal access tokens. */
export const tokenQueries = ({ tokens }: ApiClient) => ({
  list: () => read(['tokens'], (options) => tokens.list(options)),
})

/** Query options for the figures of a period. */
export const figuresQueries = ({ figures }: ApiClient) => ({
  of: (query: FiguresQuery = {}) => read(['figures', query], (options) => figures.read(query, options)),
})

/** Query options for answer templates. */
export const templateQueries = ({ templates }: ApiClient) => ({
  list: () => read(['templates'], (options) => templates.list(options)),
})

/** Query options for labels. */
export const labelQueries = ({ labels }: ApiClient) => ({
  list: () => read(['labels'], (options) => labels.list(options)),
})

/** Query options for routing rules. */
export const routingQueries = ({ routing }: ApiClient) => ({
  read: () => read(['routing'], (options) => routing.read(options)),
})

/** Query options for views of the desk, with their counts. */
export const viewQueries = ({ views }: ApiClient) => ({
  list: () => read(['views'], (options) => views.list(options)),
})

/** Query options for unsent emails. */
export const letterQueries = ({ letters }: ApiClient) => ({
  undelivered: () => read(['letters', 'undelivered'], (options) => letters.undelivered(options)),
})
