import type { StaffResult } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { staff } from '../../../enquiries/staff.ts'
import { insertWords, useTypedMenu } from '../typed-menu/use-typed-menu.ts'
import { findColleagues, mentionLabel, withMentionIds } from './mention-text.ts'

interface MentionMenuOptions {
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
}

/** Colleagues that `@` brings up in a note. Suspended ones are not offered. */
export function useMentionMenu({ field, onText }: MentionMenuOptions) {
  const { data } = useQuery(staff)
  const colleagues = data?.staff ?? []
  const menu = useTypedMenu<StaffResult['staff'][number]>({
    field,
    sign: /(?:^|[^\p{L}\p{N}])(@(?:[\p{L}\p{M}\p{N}][^@\n]{0,30})?)$/u,
    find: (query) => findColleagues(colleagues, query),
    onInsert: (person, asked, area) => insertWords(area, asked, `@${mentionLabel(person)} `, onText),
  })
  // No menu over the words that follow a mention.
  const open = menu.open && menu.found.length > 0
  return {
    ...menu,
    open,
    fieldProps: { ...menu.fieldProps, 'aria-controls': open ? menu.list : undefined },
    withIds: (text: string) => withMentionIds(text, colleagues),
  }
}

export type MentionMenuState = ReturnType<typeof useMentionMenu>
