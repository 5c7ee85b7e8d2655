import { type Company, LEGAL_PAGES } from '#shared/model/site/company.ts';
import type { Sheet } from '#shared/model/site/site.ts';
import { SNS_TYPES, type SnsType } from '#shared/model/site/sns-type.ts';
import type { SnsLinks } from '#shared/model/site/sns.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';
import { snsHref } from '#shared/rules/site/sns-address.ts';
import { formatPhoneNumber } from '#shared/rules/text/format-phone-number.ts';

export interface BarLink {
  snsType: SnsType;
  href: string;
  /** What the SNS calls itself in every language, or the telephone number. */
  name: string;
}

const SNS_NAMES: Readonly<Record<Exclude<SnsType, 'phone_number'>, string>> = {
  youtube: 'YouTube',
  line: 'LINE',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
  facebook: 'Facebook',
};

/** The contents of the bar along the lower edge of a site. */
export interface BarContents {
  links: readonly BarLink[];
  /** Who is behind the site, where there is anything to tell. */
  company: Company | null;
}

/** What a sheet can do without: one SNS, the company information, or all that is in the bar. Said in `data-without` of sheets, found by `data-bar`. */
export const BAR_ITEMS = [...SNS_TYPES, 'company', 'all'] as const;
export type BarItem = (typeof BAR_ITEMS)[number];

/** What a sheet wants of the bar. */
export type BarOptions = Pick<Sheet, 'snsConfig' | 'showCompany'>;

const hasSomethingToTell = (company: Company): boolean =>
  company.companyWebsite !== '' || LEGAL_PAGES.some((page) => !isEmptyRichText(company[page]));

export function barContents(sns: SnsLinks | undefined, company: Company | undefined): BarContents {
  const links = (sns?.entries ?? []).flatMap(({ snsType, snsUrl }) => {
    const href = snsHref(snsType, snsUrl.trim());
    const name = snsType === 'phone_number' ? (formatPhoneNumber(snsUrl) ?? '') : SNS_NAMES[snsType];
    return href === undefined ? [] : [{ snsType, href, name }];
  });
  return { links, company: company && hasSomethingToTell(company) ? company : null };
}

export const isEmptyBar = ({ links, company }: BarContents): boolean => links.length === 0 && company === null;

/** What of a bar is there on one sheet. */
export const barOnSheet = ({ links, company }: BarContents, { snsConfig, showCompany }: BarOptions): BarContents => ({
  links: links.filter(({ snsType }) => snsConfig.includes(snsType)),
  company: showCompany ? company : null,
});

/** What of a bar a sheet does without. */
export function barWithout(bar: BarContents, sheet: BarOptions): BarItem[] {
  const shown = barOnSheet(bar, sheet);
  if (isEmptyBar(bar)) return [];
  if (isEmptyBar(shown)) return ['all'];
  return [
    ...bar.links.filter((link) => !shown.links.includes(link)).map(({ snsType }) => snsType),
    ...(bar.company && !shown.company ? ['company' as const] : []),
  ];
}
