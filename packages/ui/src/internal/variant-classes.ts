/** The `variants` of a `cva`: classes for each value of these props. Check them by `satisfies`, so that no value is forgotten. */
export type VariantClasses<Props, Name extends keyof Props> = {
  [Variant in Name]-?: Record<NonNullable<Props[Variant]> & string, string | null>
}
