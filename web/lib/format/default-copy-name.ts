import { TEXT_MAX } from '#shared/model/limits.ts';

/** Returns the suggested name of a copy. `wrap` adds the translated affixes; a long `name` is cut so that the result fits the limit. */
export function defaultCopyName(name: string, wrap: (name: string) => string): string {
  const maxLength = TEXT_MAX.line - Array.from(wrap('')).length;
  return wrap(Array.from(name).slice(0, maxLength).join('').trim());
}
