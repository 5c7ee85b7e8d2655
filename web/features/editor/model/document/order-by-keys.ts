/** A list in the order of these ids; what they do not name keeps its order, at the end. */
export function orderByKeys<T, I extends string>(list: readonly T[], ids: readonly I[], idOf: (value: T) => I): T[] {
  const place = (value: T): number => {
    const at = ids.indexOf(idOf(value));
    return at < 0 ? ids.length : at;
  };
  return list.toSorted((one, other) => place(one) - place(other));
}
