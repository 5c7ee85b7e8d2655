import type { FieldError } from '#shared/model/error.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `current` with the value at `path` as it is in `saved`. A list is reverted as a whole: its entries have no place of their own. */
function revertField(current: Fields, saved: Fields, [name, ...rest]: readonly string[]): Fields {
  if (name === undefined || name === '') return saved;
  const [mine, theirs] = [current[name], saved[name]];
  const value = isFields(mine) && isFields(theirs) ? revertField(mine, theirs, rest) : theirs;
  return { ...current, [name]: value };
}

/** The part with each invalid field as it was saved, so that its valid fields can be saved. `faults`: paths relative to the part. */
export const revertInvalidFields = <P extends object>(part: P, saved: P, faults: readonly Pick<FieldError, 'path'>[]): P =>
  faults.reduce<Fields>((reverted, { path }) => revertField(reverted, saved as Fields, path.split('.')), part as Fields) as P;
