import type { ContentRecord } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { signOut } from '../../../shell/session/sign-out.ts'
import { useDraft } from './use-draft.ts'

const record = {
  kind: 'hotel',
  slug: 'casa',
  version: 'v1',
  data: { name: 'Casa' },
  draft: null,
} as unknown as ContentRecord

function Form() {
  const { keeper, view } = useDraft(record)
  return (
    <>
      <button type="button" onClick={() => keeper.edit('/name', 'Casa Marisol')}>
        Rename
      </button>
      <p>{view.save.is}</p>
    </>
  )
}

test('what was typed just before the sign-out is saved with the session that ends', async () => {
  const save = vi.spyOn(service.studio, 'save').mockReturnValue(new Promise(() => {}))
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Rename' }).click()
  signOut()
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { kind: 'hotel', slug: 'casa' },
    { data: { name: 'Casa Marisol' }, version: 'v1' },
  )
})
