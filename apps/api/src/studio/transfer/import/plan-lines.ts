import type { ImportPlan } from '@susegad/api-client/contract'

const signs = { added: '+', changed: '~', removed: '-' } as const

export function planLines(plan: ImportPlan): string {
  const since = plan.isMarked
    ? `Based on version ${plan.base}.`
    : `The folder does not name the version that it is based on; version ${plan.base} is assumed.`
  return [
    since,
    ...plan.changes.map(
      ({ what, kind, slug, name, differences, problems }) =>
        `${signs[what]} ${kind}/${slug}  ${name}${differences.map(({ field }) => `\n    ${field}`).join('')}${problems > 0 ? `\n    ${problems} to put right before publishing` : ''}`,
    ),
    ...plan.photos.map(({ file, replaces }) => `${replaces ? '~' : '+'} ${file}`),
    ...plan.collisions.map(
      ({ kind, slug, field, studio, folder, by }) =>
        `! ${kind}/${slug}  ${field}: both changed it. The studio has ${JSON.stringify(studio)} by ${by.name}, the folder ${JSON.stringify(folder)}.`,
    ),
    ...plan.missing.map(
      ({ kind, slug }) => `? ${kind}/${slug} has no file. With --remove it leaves the site.`,
    ),
    ...plan.refused.map(({ file, problem, cure }) => `x ${file} ${problem}. ${cure}`),
  ].join('\n')
}
