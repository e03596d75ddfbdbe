import { useMutation } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import { saveStream } from '../../../signed-in/save-file.ts'

/** Downloads the archive. */
export const useSiteFile = () =>
  useMutation({
    mutationFn: async () => saveStream('site.zip', 'application/zip', await service.studio.exportFolder()),
    retry: false,
  })
