import type { VariantProps } from 'class-variance-authority'

/** The values of one variant of a `cva`. `variantsInFull` writes them out for docs and published types. */
export type Variant<
  Classes extends (...given: never[]) => string,
  Name extends keyof VariantProps<Classes>,
> = NonNullable<VariantProps<Classes>[Name]>
