/** Deep readonly. */
export type Fixed<T> = T extends readonly [unknown, ...unknown[]]
  ? { readonly [K in keyof T]: Fixed<T[K]> }
  : T extends readonly (infer Item)[]
    ? readonly Fixed<Item>[]
    : T extends object
      ? { [K in keyof T]: Fixed<T[K]> }
      : T
