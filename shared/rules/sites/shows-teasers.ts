import type { SiteSettings } from '#shared/model/sites/site.ts';

/** Whether members-only sheets show a teaser of their picture: as the owner chose, otherwise if the site has a theme. */
export const showsTeasers = ({ lockedTeaser, theme }: Pick<SiteSettings, 'lockedTeaser' | 'theme'>): boolean =>
  lockedTeaser ?? theme !== null;
