import { useMutation } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import { saveBlob } from '../../../signed-in/save-file.ts'

/** Downloads the archive with fetch, because a plain link sends no token. */
export const useSiteFile = () =>
  useMutation({
    mutationFn: async () => {
      const file = await new Response(await service.studio.exportFolder()).blob()
      saveBlob('site.zip', new Blob([file], { type: 'application/zip' }))
    },
    retry: false,
  })
