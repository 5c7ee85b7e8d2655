import { TEXT_MAX } from '#shared/model/limits.ts';

/** What a copy is called at first; of a long name, as much as leaves room for what `worded` puts around it. */
export function defaultCopyName(name: string, worded: (name: string) => string): string {
  const room = TEXT_MAX.line - Array.from(worded('')).length;
  return worded(Array.from(name).slice(0, room).join('').trim());
}
