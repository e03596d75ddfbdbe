import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import type {
  LinkInput,
  LoginInput,
  PasswordInput,
  ProfileInput,
  RegisterInput,
} from './contract/account/user.ts'
import type { ChangeInput, EnquiryInput } from './contract/enquiry/enquiry.ts'

/** Mutation options for enquiries. Afterwards invalidate `enquiryQueries(client).all()`. */
export function enquiryMutations(client: ApiClient) {
  const { enquiries } = client
  return {
    /** Use one key per form: the client can then retry, and the enquiry is stored only once. */
    submit: () =>
      mutationOptions({
        mutationKey: ['enquiries', 'submit'] as const,
        mutationFn: ({ input, idempotencyKey }: { input: EnquiryInput; idempotencyKey?: string }) =>
          enquiries.submit(input, { idempotencyKey }),
      }),
    change: () =>
      mutationOptions({
        mutationKey: ['enquiries', 'change'] as const,
        mutationFn: ({ id, input }: { id: string; input: ChangeInput }) => enquiries.change(id, input),
      }),
    addNote: () =>
      mutationOptions({
        mutationKey: ['enquiries', 'add-note'] as const,
        mutationFn: ({ id, text }: { id: string; text: string }) => enquiries.addNote(id, { text }),
      }),
    delete: () =>
      mutationOptions({
        mutationKey: ['enquiries', 'delete'] as const,
        mutationFn: (id: string) => enquiries.delete(id),
      }),
    deleteMany: () =>
      mutationOptions({
        mutationKey: ['enquiries', 'delete-many'] as const,
        mutationFn: (ids: string[]) => enquiries.deleteMany(ids),
      }),
    restore: () =>
      mutationOptions({
        mutationKey: ['enquiries', 'restore'] as const,
        mutationFn: (ids: string[]) => enquiries.restore(ids),
      }),
  }
}

/** Mutation options for accounts. After signing in or out, clear the query client: its data belongs to somebody else. */
export function userMutations(client: ApiClient) {
  const { users } = client
  return {
    register: () =>
      mutationOptions({
        mutationKey: ['users', 'register'] as const,
        mutationFn: (input: RegisterInput) => users.register(input),
      }),
    login: () =>
      mutationOptions({
        mutationKey: ['users', 'login'] as const,
        mutationFn: (input: LoginInput) => users.login(input),
      }),
    logout: () =>
      mutationOptions({
        mutationKey: ['users', 'logout'] as const,
        mutationFn: () => users.logout(),
      }),
    updateProfile: () =>
      mutationOptions({
        mutationKey: ['users', 'update-profile'] as const,
        mutationFn: (input: ProfileInput) => users.updateProfile(input),
      }),
    changePassword: () =>
      mutationOptions({
        mutationKey: ['users', 'change-password'] as const,
        mutationFn: (input: PasswordInput) => users.changePassword(input),
      }),
    openLink: () =>
      mutationOptions({
        mutationKey: ['users', 'open-link'] as const,
        mutationFn: (input: LinkInput) => users.openLink(input),
      }),
  }
}
