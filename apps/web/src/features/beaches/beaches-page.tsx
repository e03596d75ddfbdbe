import { deferred } from '../../shell/deferred/deferred.tsx'

// Still words and a still picture need the script only once they are touched.
const BeachesOpening = deferred(async () => (await import('./beaches-opening.tsx')).BeachesOpening, 'touched')
// What the address asks for may change what is shown.
const AllBeaches = deferred(
  async () => (await import('./all-beaches.tsx')).AllBeaches,
  () => (location.search ? 'idle' : 'near'),
)

export function BeachesPage() {
  return (
    <>
      <BeachesOpening />
      <AllBeaches />
    </>
  )
}
