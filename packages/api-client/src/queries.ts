import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import type { AuditQuery } from './contract/desk/audit.ts'
import type { CustomerQuery } from './contract/desk/customer.ts'
import type { FiguresQuery } from './contract/desk/figures.ts'
import type { EnquiryQuery, PageQuery } from './contract/enquiry/listing.ts'

// The client already retries what is safe to retry.
const retry = false

/** Query options for enquiries; `all()` is the key to invalidate after a change. */
export function enquiryQueries(client: ApiClient) {
  return {
    all: () => ['enquiries'] as const,
    list: (query: EnquiryQuery = {}) =>
      queryOptions({
        queryKey: ['enquiries', 'list', query] as const,
        queryFn: ({ signal }) => client.enquiries.list(query, { signal }),
        retry,
      }),
    mine: (query: PageQuery = {}) =>
      queryOptions({
        queryKey: ['enquiries', 'mine', query] as const,
        queryFn: ({ signal }) => client.enquiries.mine(query, { signal }),
        retry,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: ['enquiries', 'detail', id] as const,
        queryFn: ({ signal }) => client.enquiries.get(id, { signal }),
        retry,
      }),
  }
}

/** Query options for customers; `all()` is the key to invalidate after a change. */
export function customerQueries(client: ApiClient) {
  return {
    all: () => ['customers'] as const,
    search: (query: CustomerQuery = {}) =>
      queryOptions({
        queryKey: ['customers', 'search', query] as const,
        queryFn: ({ signal }) => client.customers.search(query, { signal }),
        retry,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: ['customers', 'detail', id] as const,
        queryFn: ({ signal }) => client.customers.get(id, { signal }),
        retry,
      }),
  }
}

/** Query options for the signed-in user and the staff who can be assigned an enquiry. */
export function userQueries(client: ApiClient) {
  return {
    all: () => ['users'] as const,
    profile: () =>
      queryOptions({
        queryKey: ['users', 'profile'] as const,
        queryFn: ({ signal }) => client.users.profile({ signal }),
        retry,
      }),
    sessions: () =>
      queryOptions({
        queryKey: ['users', 'sessions'] as const,
        queryFn: ({ signal }) => client.users.sessions({ signal }),
        retry,
      }),
    secondFactor: () =>
      queryOptions({
        queryKey: ['users', 'second-factor'] as const,
        queryFn: ({ signal }) => client.users.secondFactor({ signal }),
        retry,
      }),
    passkeys: () =>
      queryOptions({
        queryKey: ['users', 'passkeys'] as const,
        queryFn: ({ signal }) => client.users.passkeys({ signal }),
        retry,
      }),
    staff: () =>
      queryOptions({
        queryKey: ['users', 'staff'] as const,
        queryFn: ({ signal }) => client.users.staff({ signal }),
        retry,
      }),
  }
}

/** Query options for the staff; for owners. */
export function staffQueries(client: ApiClient) {
  return {
    all: () => ['staff'] as const,
    people: () =>
      queryOptions({
        queryKey: ['staff', 'people'] as const,
        queryFn: ({ signal }) => client.staff.people({ signal }),
        retry,
      }),
  }
}

/** Query options for webhooks. */
export function webhookQueries(client: ApiClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['webhooks'] as const,
        queryFn: ({ signal }) => client.webhooks.list({ signal }),
        retry,
      }),
    deliveries: (id: string, query: PageQuery = {}) =>
      queryOptions({
        queryKey: ['webhooks', id, 'deliveries', query] as const,
        queryFn: ({ signal }) => client.webhooks.deliveries(id, query, { signal }),
        retry,
      }),
  }
}

/** Query options for the audit trail. */
export function auditQueries(client: ApiClient) {
  return {
    list: (query: AuditQuery = {}) =>
      queryOptions({
        queryKey: ['audit', query] as const,
        queryFn: ({ signal }) => client.audit.list(query, { signal }),
        retry,
      }),
  }
}

/** Query options for your personal access tokens. */
export function tokenQueries(client: ApiClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['tokens'] as const,
        queryFn: ({ signal }) => client.tokens.list({ signal }),
        retry,
      }),
  }
}

/** Query options for the figures of a period. */
export function figuresQueries(client: ApiClient) {
  return {
    of: (query: FiguresQuery = {}) =>
      queryOptions({
        queryKey: ['figures', query] as const,
        queryFn: ({ signal }) => client.figures.read(query, { signal }),
        retry,
      }),
  }
}

/** Query options for answer templates. */
export function templateQueries(client: ApiClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['templates'] as const,
        queryFn: ({ signal }) => client.templates.list({ signal }),
        retry,
      }),
  }
}

/** Query options for routing rules. */
export function routingQueries(client: ApiClient) {
  return {
    read: () =>
      queryOptions({
        queryKey: ['routing'] as const,
        queryFn: ({ signal }) => client.routing.read({ signal }),
        retry,
      }),
  }
}

/** Query options for views of the desk, with their counts. */
export function viewQueries(client: ApiClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['views'] as const,
        queryFn: ({ signal }) => client.views.list({ signal }),
        retry,
      }),
  }
}

/** Query options for unsent emails. */
export function letterQueries(client: ApiClient) {
  return {
    undelivered: () =>
      queryOptions({
        queryKey: ['letters', 'undelivered'] as const,
        queryFn: ({ signal }) => client.letters.undelivered({ signal }),
        retry,
      }),
  }
}
