import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { InternalPage } from '#shared/model/sites/destination.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';

/** The form behind each page that a link can lead to. */
const FORM_OF_PAGE = { contact: 'contactForm', form: 'homepageForm', membership: 'membershipForm' } as const satisfies Record<
  InternalPage,
  keyof SiteDocument
>;
type LinkedForm = (typeof FORM_OF_PAGE)[InternalPage];

/** The content that determines which linkable pages a site has. */
export type SiteForms = Pick<SiteDocument, LinkedForm> & { settings: Pick<SiteDocument['settings'], 'defaultLanguage'> };

/** Whether a site has a page to which links can point, in one language: its form is set up in that language or in the default language. */
export const hasLinkedPage = (document: SiteForms, page: InternalPage, language: Language): boolean =>
  localisedValue<object>(document[FORM_OF_PAGE[page]], language, document.settings.defaultLanguage) !== undefined;
