import type { Sheet } from '#shared/model/sites/site.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';

/** The texts of a sheet, of which its look depends only on whether they are there. */
const TEXTS: ReadonlySet<string> = new Set<keyof Sheet>(['eyebrow', 'mainText', 'secondText', 'price', 'linkButtonText']);

const isAbsent = (text: unknown): boolean => text === '' || text === null;

/** Whether two sheets have the same look: they share all values, and have the same texts, whatever those say. */
const looksAlike = (one: Sheet, other: Sheet): boolean =>
  (Object.keys(other) as (keyof Sheet)[]).every(
    (field) => one[field] === other[field] || (TEXTS.has(field) && isAbsent(one[field]) === isAbsent(other[field])),
  );

/**
 * Returns the function with the last result for each theme. What depends on the pixels of a picture is then computed once while a text of
 * its sheet is typed, not on every keystroke. `compute` must not read what the texts say.
 */
export function rememberLook<T>(compute: (sheet: Sheet, theme: SiteTheme) => T): (sheet: Sheet, theme: SiteTheme) => T {
  const last = new WeakMap<SiteTheme, { sheet: Sheet; look: T }>();
  return (sheet, theme) => {
    const known = last.get(theme);
    if (known && looksAlike(known.sheet, sheet)) return known.look;
    const look = compute(sheet, theme);
    last.set(theme, { sheet, look });
    return look;
  };
}
