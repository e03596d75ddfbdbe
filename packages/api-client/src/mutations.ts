import { type MutationKey, mutationOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import type { EnquiryInput } from './contract/enquiry/enquiry.ts'
import type { ChangeInput } from './contract/enquiry/enquiry-change.ts'

/** Passes only the variables on: TanStack Query's second argument would be taken for the options of a call. */
const write = <Data, Variables = void>(
  mutationKey: MutationKey,
  call: (variables: Variables) => Promise<Data>,
) => mutationOptions({ mutationKey, mutationFn: (variables: Variables) => call(variables) })

/** Mutation options for enquiries. Afterwards invalidate `enquiryQueries(client).all()`. */
export const enquiryMutations = ({ enquiries }: ApiClient) => ({
  /** Use one key per form: the client can then retry, and the enquiry is stored only once. */
  submit: () =>
    write(
      ['enquiries', 'submit'],
      ({ input, idempotencyKey }: { input: EnquiryInput; idempotencyKey?: string }) =>
        enquiries.submit(input, { idempotencyKey }),
    ),
  change: () =>
    write(['enquiries', 'change'], ({ id, input }: { id: string; input: ChangeInput }) =>
      enquiries.change(id, input),
    ),
  addNote: () =>
    write(['enquiries', 'add-note'], ({ id, text }: { id: string; text: string }) =>
      enquiries.addNote(id, { text }),
    ),
  delete: () => write(['enquiries', 'delete'], enquiries.delete),
  deleteMany: () => write(['enquiries', 'delete-many'], enquiries.deleteMany),
  restore: () => write(['enquiries', 'restore'], enquiries.restore),
})

/** Mutation options for accounts. After signing in or out, clear the query client: its data belongs to somebody else. */
export const userMutations = ({ users }: ApiClient) => ({
  register: () => write(['users', 'register'], users.register),
  login: () => write(['users', 'login'], users.login),
  logout: () => write(['users', 'logout'], () => users.logout()),
  updateProfile: () => write(['users', 'update-profile'], users.updateProfile),
  saveTrip: () => write(['users', 'save-trip'], users.saveTrip),
  changePassword: () => write(['users', 'change-password'], users.changePassword),
  openLink: () => write(['users', 'open-link'], users.openLink),
})
