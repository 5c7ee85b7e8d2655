import { NO_CONSENT } from '#shared/model/sites/consent.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { SiteDocument } from '#shared/model/sites/site.ts';
import { languagePlanFaults, partPlanFault } from '#shared/rules/plans/plan-limits.ts';
import { contentFromTemplate, templateSnapshot, type TemplateReceiver } from '#shared/rules/templates/site-template.ts';
import { splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { repetitions } from '#test/support/long-run.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const ALL: SiteLimits = {
  planName: 'All',
  maxSites: null,
  maxSheets: 2_600,
  maxDirection: 100,
  swipe: true,
  multiLanguage: true,
  tagSeo: true,
  popupCta: true,
  formContact: true,
  analytics: true,
  privateDomain: true,
};
const anyLimits = fc
  .record({ multiLanguage: fc.boolean(), tagSeo: fc.boolean(), popupCta: fc.boolean(), formContact: fc.boolean() })
  .map((features): SiteLimits => ({ ...ALL, ...features }));
const receiver = (limits: SiteLimits): TemplateReceiver => ({ limits, email: 'receiver@example.com', companyName: 'Receiver' });

/** A document whose personal fields have recognisable values. */
const anyPersonalDocument = anySiteDocument.map((document): SiteDocument => {
  const delivered = (forms: SiteDocument['contactForm']) =>
    Object.fromEntries(
      Object.entries(forms).map(([language, form]) => [
        language,
        { ...form, destinationEmail: 'SECRET@example.com', companyName: 'SECRET' },
      ]),
    );
  return {
    ...document,
    settings: {
      ...document.settings,
      customPath: 'secret',
      tagManager: true,
      goals: ['https://SECRET.example.com/'],
      consent: { isOn: true, texts: { jp: 'SECRET' } },
      embedOrigins: ['https://secret.example'],
    },
    headTags: { jp: { html: '<meta name="SECRET">' } },
    bodyTags: { en: { html: '<script src="https://SECRET.example.com/" defer></script>' } },
    contactForm: delivered(document.contactForm),
    homepageForm: delivered(document.homepageForm),
    company: { jp: { ...EMPTY_COMPANY, companyProfile: 'SECRET' } },
  };
});

describe('templateSnapshot', () => {
  it('keeps sheets, popups, menu, grid and look, and nothing that belongs to the site or its company', () => {
    fc.assert(
      fc.property(anyPersonalDocument, (document) => {
        const snapshot = templateSnapshot(document);
        expect(JSON.stringify(snapshot)).not.toMatch(/secret/i);
        const { sheets, popups, menu, grid, seo, membershipForm, settings } = document;
        expect(snapshot).toMatchObject({ sheets, popups, menu, grid, seo, membershipForm, sns: {} });
        expect(snapshot.settings).toEqual({
          ...settings,
          customPath: '',
          tagManager: false,
          goals: [],
          consent: NO_CONSENT,
          embedOrigins: [],
        });
        expect(SiteDocument.safeParse(snapshot).success).toBe(SiteDocument.safeParse(document).success);
      }),
      { numRuns: repetitions(30, 300) },
    );
  });
});

describe('contentFromTemplate', () => {
  it('returns only what the plan includes, with the given name, and forms that are delivered to the creator', () => {
    fc.assert(
      fc.property(anySiteDocument, anyLimits, (document, limits) => {
        const content = contentFromTemplate(templateSnapshot(document), 'New', receiver(limits));
        const keys = [...splitIntoParts(content).keys()];
        expect(keys.map((key) => partPlanFault(key, limits)).filter((fault) => fault !== undefined)).toEqual([]);
        expect(languagePlanFaults(content.settings, limits)).toEqual([]);
        expect(content.settings.name).toBe('New');
        expect(content).toMatchObject({ grid: document.grid, sheets: document.sheets });
        for (const language of LANGUAGES)
          for (const form of [content.contactForm[language], content.homepageForm[language]])
            if (form) expect(form).toMatchObject({ destinationEmail: 'receiver@example.com', companyName: 'Receiver' });
      }),
    );
  });

  it('returns everything of the template under a plan with all features', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const template = templateSnapshot(document);
        const content = contentFromTemplate(template, template.settings.name, { limits: ALL, email: '', companyName: '' });
        expect(content).toEqual(template);
      }),
    );
  });
});
