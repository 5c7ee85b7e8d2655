import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { NO_CONSENT } from '#shared/model/sites/consent.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { partPlanFault } from '#shared/rules/plans/plan-limits.ts';
import { joinParts, splitIntoParts } from '#shared/rules/sites/site-parts.ts';

type Forms = SiteDocument['contactForm'];

/** Returns a form without the further addresses that are notified of its entries. */
function withoutOthers(form: EmailedForm): EmailedForm {
  const { moreDestinations: _, ...kept } = form;
  return kept;
}

/** Returns forms with another recipient. */
function deliveredTo(forms: Forms, delivery: Pick<EmailedForm, 'destinationEmail' | 'companyName'>): Forms {
  const changed = Object.entries(forms).map(([language, form]): [Language, EmailedForm] => [
    language as Language,
    { ...withoutOthers(form), ...delivery },
  ]);
  return Object.fromEntries(changed);
}

/**
 * Returns the content of a site as a template keeps it: pictures, texts, layout and look, without what belongs to this site or its
 * company: the recipients of forms, company information, social accounts, tags and their consent, embedding, address, conversions and the
 * picture for sharing.
 */
export function templateSnapshot(document: SiteDocument): SiteDocument {
  const unaddressed = { destinationEmail: '', companyName: '' };
  const { shareImage: _, ...settings } = document.settings;
  return {
    ...document,
    settings: { ...settings, customPath: '', tagManager: false, goals: [], consent: NO_CONSENT, embedOrigins: [] },
    headTags: {},
    bodyTags: {},
    sns: {},
    company: {},
    contactForm: deliveredTo(document.contactForm, unaddressed),
    homepageForm: deliveredTo(document.homepageForm, unaddressed),
  };
}

/** The account that creates a site from a template. */
export interface TemplateReceiver {
  limits: SiteLimits;
  /** The address that receives submissions of the site's forms. */
  email: string;
  companyName: string;
}

/**
 * Returns the content of a new site from the content of a template. Parts that the plan does not include are omitted, and without
 * `multiLanguage` all languages but the default one. The size of the grid is unchanged, even if the plan does not allow it.
 */
export function contentFromTemplate(template: SiteDocument, name: string, { limits, email, companyName }: TemplateReceiver): SiteDocument {
  const included = [...splitIntoParts(template)].filter(([key]) => partPlanFault(key, limits) === undefined);
  const document = joinParts(new Map(included));
  const { settings } = document;
  const delivery = { destinationEmail: email, companyName };
  return {
    ...document,
    settings: { ...settings, name, ...(!limits.multiLanguage && { languages: [settings.defaultLanguage] }) },
    contactForm: deliveredTo(document.contactForm, delivery),
    homepageForm: deliveredTo(document.homepageForm, delivery),
  };
}
