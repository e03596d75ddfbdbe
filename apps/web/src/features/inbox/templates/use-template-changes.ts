import { useMutation, useQueryClient } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import { starterTemplates } from './starter-templates.ts'
import { templates } from './templates.ts'

/** Deletes a template, and adds those to start with. The button that did it disappears when the list has reloaded. */
export function useTemplateChanges(onReloaded: () => void) {
  const queryClient = useQueryClient()
  async function reload() {
    await queryClient.invalidateQueries({ queryKey: templates.queryKey })
    onReloaded()
  }
  const remove = useMutation({
    mutationFn: (id: string) => service.templates.delete(id),
    onSuccess: reload,
  })
  const addStarters = useMutation({
    mutationFn: async () => {
      for (const template of starterTemplates) await service.templates.create(template)
    },
    onSettled: reload,
  })
  return { remove, addStarters }
}
