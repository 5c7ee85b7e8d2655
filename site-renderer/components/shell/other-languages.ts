import type { Language } from '#shared/model/language.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** Returns the other languages in which a site is published, with the addresses of the current page in them. */
export const otherLanguages = (
  languages: readonly Language[],
  language: Language,
  { languageUrl }: Pick<SiteAddresses, 'languageUrl'>,
): { other: Language; href: string }[] =>
  languages.flatMap((other) => {
    const href = other === language ? undefined : languageUrl(other);
    return href === undefined ? [] : [{ other, href }];
  });
