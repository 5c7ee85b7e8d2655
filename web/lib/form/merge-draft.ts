const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Three-way merge: applies the differences between `base` and `edited` to `latest`. `conflicts` are the fields that both sides changed to
 * different values; for these fields, the merged draft contains the edited values.
 */
export function mergeDraft<Draft extends object>(base: Draft, edited: Draft, latest: Draft): { draft: Draft; conflicts: (keyof Draft)[] } {
  const fields = Object.keys(base) as (keyof Draft)[];
  const editedFields = fields.filter((field) => !isSame(edited[field], base[field]));
  const draft: Draft = { ...latest, ...Object.fromEntries(editedFields.map((field) => [field, edited[field]])) };
  const isConflict = (field: keyof Draft): boolean => !isSame(latest[field], base[field]) && !isSame(latest[field], edited[field]);
  return { draft, conflicts: editedFields.filter(isConflict) };
}
