import type { Company } from '#shared/model/sites/company.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { SNS_TYPES, type SnsType } from '#shared/model/sites/sns-type.ts';
import type { SnsLinks } from '#shared/model/sites/sns.ts';
import { hasCompanyContent } from '#shared/rules/sites/linked-page.ts';
import { snsHref } from '#shared/model/sites/sns-address.ts';
import { formatPhoneNumber } from '#shared/rules/text/format-phone-number.ts';

export interface BarLink {
  snsType: SnsType;
  href: string;
  /** The telephone number, or the name of the SNS, which is the same in every language. */
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
  /** The company of the site; `null` if it has no content for the bar. */
  company: Company | null;
}

/**
 * The bar items that a sheet can hide: one SNS, the company information, or all. `data-without` of sheets refers to `data-bar` of items.
 */
export const BAR_ITEMS = [...SNS_TYPES, 'company', 'all'] as const;
export type BarItem = (typeof BAR_ITEMS)[number];

/** The bar settings of a sheet. */
export type BarOptions = Pick<Sheet, 'snsConfig' | 'showCompany'>;

export function barContents(sns: SnsLinks | undefined, company: Company | undefined): BarContents {
  const links = (sns?.entries ?? []).flatMap(({ snsType, snsUrl }) => {
    const href = snsHref(snsType, snsUrl.trim());
    const name = snsType === 'phone_number' ? (formatPhoneNumber(snsUrl) ?? '') : SNS_NAMES[snsType];
    return href === undefined ? [] : [{ snsType, href, name }];
  });
  return { links, company: company && hasCompanyContent(company) ? company : null };
}

export const isEmptyBar = ({ links, company }: BarContents): boolean => links.length === 0 && company === null;

/** Returns the contents of the bar that are visible on one sheet. */
export const barContentsOnSheet = ({ links, company }: BarContents, { snsConfig, showCompany }: BarOptions): BarContents => ({
  links: links.filter(({ snsType }) => snsConfig.includes(snsType)),
  company: showCompany ? company : null,
});

/** Returns the bar items that are hidden on a sheet. */
export function hiddenBarItems(bar: BarContents, sheet: BarOptions): BarItem[] {
  const shown = barContentsOnSheet(bar, sheet);
  if (isEmptyBar(bar)) return [];
  if (isEmptyBar(shown)) return ['all'];
  return [
    ...bar.links.filter((link) => !shown.links.includes(link)).map(({ snsType }) => snsType),
    ...(bar.company && !shown.company ? ['company' as const] : []),
  ];
}
