import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { PublishForm } from './publish-form.tsx'

test('planned times are those of the business, wherever the browser is, and the form names its zone', async () => {
  const publish = vi.spyOn(service.studio, 'publish').mockReturnValue(new Promise(() => {}))
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PublishForm version="1" records={undefined} count={1} hindrance={undefined} onPublish={() => {}} />
    </QueryClientProvider>,
  )
  await page.getByRole('switch', { name: 'At another time' }).click()
  await expect.element(page.getByText('Times are in India Standard Time (Asia/Kolkata).')).toBeVisible()
  await page.getByLabelText('From').fill('2026-11-29T00:00')
  await page.getByLabelText('Until').fill('2026-11-30T12:00')
  await page.getByRole('button', { name: 'Schedule 1 change' }).click()
  expect(publish).toHaveBeenCalledWith(
    expect.objectContaining({ publishAt: '2026-11-28T18:30:00.000Z', until: '2026-11-30T06:30:00.000Z' }),
  )
})
