import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furtherLanguageFaults, publishFaults } from '#shared/rules/publishing/publish-check.ts';
import { siteAdvice } from '#web/features/editor/model/faults/site-advice.ts';
import { faultLocation, partFaultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SECTIONS } from '#web/features/editor/model/editor/section.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const [ITEM, FIELD, POPUP] = [sheetIdOf(21), sheetIdOf(22), sheetIdOf(23)];
const PLACE = { cell: null, language: 'en' as const, subject: null, name: null };

describe('faultLocation', () => {
  it.each([
    [{ rule: 'no-sheets', part: 'grid' }, { at: 'site' }],
    [
      { rule: 'not-consecutive', part: 'grid', cell: 'B1' },
      { at: 'cell', cell: 'B1', focusedField: null },
    ],
    [
      { rule: 'unknown-cell', part: 'sheet', cell: 'B1' },
      { at: 'cell', cell: 'B1', focusedField: { name: 'linkDestinationUrl', variationId: null } },
    ],
    [
      { rule: 'creative-missing', part: 'sheet', cell: 'B1', subject: ITEM },
      { at: 'cell', cell: 'B1', focusedField: { name: 'image', variationId: ITEM } },
    ],
    [
      { rule: 'product-without-name', part: 'sheet', cell: 'B1', subject: ITEM },
      { at: 'cell', cell: 'B1', focusedField: { name: 'products', productId: ITEM, variationId: null } },
    ],
    [
      { rule: 'point-without-name', part: 'sheet', cell: 'B1', subject: ITEM },
      { at: 'cell', cell: 'B1', focusedField: { name: 'imageLinkPoints', pointId: ITEM, variationId: null } },
    ],
    [
      { rule: 'menu-without-items', part: 'menu' },
      { at: 'section', section: 'menu', anchor: 'menu/start' },
    ],
    [
      { rule: 'menu-item-twice', part: 'menu', subject: ITEM },
      { at: 'section', section: 'menu', anchor: `menu/${ITEM}` },
    ],
    [
      { rule: 'popup-without-limit', part: 'popup', subject: POPUP },
      { at: 'section', section: 'popups', anchor: `popup/${POPUP}/limit` },
    ],
    [
      { rule: 'form-without-email', part: 'homepageForm' },
      { at: 'section', section: 'form', anchor: 'homepageForm/destinationEmail' },
    ],
    [
      { rule: 'form-field-without-title', part: 'membershipForm', subject: FIELD },
      { at: 'section', section: 'membership', anchor: `membershipForm/${FIELD}` },
    ],
    [
      { rule: 'terms-missing', part: 'company' },
      { at: 'section', section: 'company', anchor: 'company/termsOfService' },
    ],
    [
      { rule: 'seo-h1-missing', part: 'seo' },
      { at: 'section', section: 'seo', anchor: 'seo/h1' },
    ],
    [
      { rule: 'members-without-form', kind: 'sheets', part: 'membershipForm' },
      { at: 'section', section: 'membership', anchor: 'membershipForm/start' },
    ],
    [
      { rule: 'page-missing', kind: 'popup', part: 'popup', subject: POPUP },
      { at: 'section', section: 'popups', anchor: `popup/${POPUP}/linkUrl` },
    ],
  ] as const)('returns the location of fault %j', (fault, place) => {
    expect(faultLocation({ ...PLACE, ...fault })).toEqual({ ...place, language: 'en' });
  });

  it('returns an existing section or cell for every fault of any site', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const advice = siteAdvice(document, { now: new Date(), canSetSeo: true, bytesOf: () => 400_000, applicantsOf: () => 0 });
        for (const found of [...publishFaults(document), ...furtherLanguageFaults(document), ...advice]) {
          const place = faultLocation(found);
          expect(place.language).toBe(found.language);
          if (place.at === 'section') expect(SECTIONS).toContain(place.section);
          if (place.at === 'cell') expect(place.cell).toBe(found.cell);
        }
      }),
    );
  });
});

describe('partFaultLocation', () => {
  const site = {
    ...emptySite(1, 1),
    menu: { en: { items: [{ id: ITEM, name: '', linkDestinationUrl: '', isInternalLink: false }], basedOn: null } },
    sns: { jp: { entries: [{ snsType: 'x' as const, snsUrl: 'no' }] } },
    contactForm: {
      jp: {
        fields: [
          {
            id: FIELD,
            key: null,
            typeInput: 'NUMBER' as const,
            title: '',
            isRequired: false,
            placeholder: '',
            options: [],
            validation: null,
          },
        ],
        destinationEmail: '',
        companyName: '',
        basedOn: null,
      },
    },
    grid: { numberHorizontal: 1, numberVertical: 1, cells: { A1: sheetIdOf(1) } },
  };

  it.each([
    ['settings', 'name', { at: 'site', language: null }],
    ['settings', 'embedOrigins.0', { at: 'section', section: 'embed', anchor: 'settings/embedOrigins', language: null }],
    ['settings', 'consent.texts.en', { at: 'section', section: 'seo', anchor: 'settings/consent.texts.en', language: 'en' }],
    ['settings', 'theme.palette.accent', { at: 'section', section: 'design', anchor: 'settings/theme.palette.accent', language: null }],
    [`sheet/${sheetIdOf(1)}/jp`, 'price', { at: 'cell', cell: 'A1', language: 'jp', focusedField: null }],
    ['menu/en', 'items.0.linkDestinationUrl', { at: 'section', section: 'menu', anchor: `menu/${ITEM}`, language: 'en' }],
    ['sns/jp', 'entries.0.snsUrl', { at: 'section', section: 'sns', anchor: 'sns/x', language: 'jp' }],
    ['contactForm/jp', 'fields.0.validation.max', { at: 'section', section: 'contact', anchor: `contactForm/${FIELD}`, language: 'jp' }],
    ['contactForm/jp', 'destinationEmail', { at: 'section', section: 'contact', anchor: 'contactForm/destinationEmail', language: 'jp' }],
    ['seo/cn', 'title', { at: 'section', section: 'seo', anchor: 'seo/title', language: 'cn' }],
    [`popup/${POPUP}`, 'endDate', { at: 'section', section: 'popups', anchor: `popup/${POPUP}/endDate`, language: null }],
    [`popup/${POPUP}`, 'content.en.linkUrl', { at: 'section', section: 'popups', anchor: `popup/${POPUP}/linkUrl`, language: 'en' }],
    ['menu/en', 'items.9.name', { at: 'section', section: 'menu', anchor: null, language: 'en' }],
  ] as const)('returns the location of part %s, path %s', (part, path, place) => {
    expect(partFaultLocation(site, { part, path })).toEqual(place);
  });
});
