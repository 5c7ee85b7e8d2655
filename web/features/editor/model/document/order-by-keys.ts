/** Sorts a list in the order of these ids. Entries without an id in the list keep their order, at the end. */
export function orderByKeys<T, I extends string>(list: readonly T[], ids: readonly I[], idOf: (value: T) => I): T[] {
  const place = (value: T): number => {
    const at = ids.indexOf(idOf(value));
    return at < 0 ? ids.length : at;
  };
  return list.toSorted((one, other) => place(one) - place(other));
}
