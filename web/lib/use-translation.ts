import type { i18n } from 'i18next';
import { useTranslation as useUntyped } from 'react-i18next';
import type { Language } from '#shared/model/language.ts';
import type { Area, Areas, GroupKey, TextGroup, Translate } from '#web/lib/texts.ts';

interface Translation<A extends Areas> {
  t: Translate<A>;
  i18n: i18n;
}

/** Returns the texts of areas of the console, `common` by default; waits until their catalogues are loaded. */
export const useTranslation = useUntyped as unknown as <const A extends Areas = 'common'>(areas?: A) => Translation<A>;

/** Returns all texts of a group, in the language of the console or in another one. */
export function useTextGroup<A extends Area, const Path extends GroupKey<A>>(area: A, path: Path, language?: Language): TextGroup<A, Path> {
  const { t } = useUntyped(area, language && { lng: language });
  return t(path, { returnObjects: true }) as TextGroup<A, Path>;
}
