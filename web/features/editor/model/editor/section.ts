import type { LanguageKind } from '#shared/model/sites/site.ts';

/** The sections of the editor, in the order of its navigation. */
export const SECTION_GROUPS = {
  content: ['sheets', 'menu', 'popups'],
  settings: ['design', 'seo', 'sns', 'contact', 'membership', 'form', 'phone', 'company', 'domain', 'embed'],
  checks: ['languages', 'checklist'],
} as const;
export type SectionGroup = keyof typeof SECTION_GROUPS;
export type Section = (typeof SECTION_GROUPS)[SectionGroup][number];
export type NonSheetSection = Exclude<Section, 'sheets'>;

export const SECTIONS: readonly Section[] = Object.values(SECTION_GROUPS).flat();
export const isSection = (name: string | null): name is Section => SECTIONS.some((section) => section === name);

/** The section that edits each part of a site, except sheets. */
export const SECTION_OF_PART: Readonly<Record<LanguageKind | 'popup', NonSheetSection>> = {
  menu: 'menu',
  popup: 'popups',
  seo: 'seo',
  headTags: 'seo',
  bodyTags: 'seo',
  sns: 'sns',
  contactForm: 'contact',
  membershipForm: 'membership',
  homepageForm: 'form',
  company: 'company',
};
