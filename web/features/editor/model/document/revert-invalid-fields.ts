import type { FieldError } from '#shared/model/error.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns `current` with the value at `path` as it is in `saved`. A list is reverted as a whole, because its entries have no path of their
 * own.
 */
function revertField(current: Fields, saved: Fields, [name, ...rest]: readonly string[]): Fields {
  if (name === undefined || name === '') return saved;
  const [mine, theirs] = [current[name], saved[name]];
  const value = isFields(mine) && isFields(theirs) ? revertField(mine, theirs, rest) : theirs;
  return { ...current, [name]: value };
}

/**
 * Returns the part with the saved value in each invalid field, so that its valid fields can be saved. `faults`: paths relative to the part.
 */
export const revertInvalidFields = <P extends object>(part: P, saved: P, faults: readonly Pick<FieldError, 'path'>[]): P =>
  faults.reduce<Fields>((reverted, { path }) => revertField(reverted, saved as Fields, path.split('.')), part as Fields) as P;
