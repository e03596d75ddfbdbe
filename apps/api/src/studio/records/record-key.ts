import type { ContentName } from '@susegad/api-client/contract'

export const keyOf = ({ kind, slug }: ContentName): string => `${kind}/${slug}`
