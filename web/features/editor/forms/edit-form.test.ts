import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitor as english } from '#shared/messages/en/visitor/visitor.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import { FORM_KINDS, type FormField } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { LANGUAGE_PARTS, type SiteDocument } from '#shared/model/sites/site.ts';
import { PROTECTED_FIELD_KEYS, validateFormFields } from '#shared/model/forms/validate-form-fields.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { copyLanguagePart, setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import {
  addField,
  changeFieldType,
  duplicateField,
  editCondition,
  editDays,
  editField,
  editPageBreak,
  emptyField,
  formAt,
  removeField,
  sortFields,
  startForm,
} from '#web/features/editor/forms/edit-form.ts';
import { addMenuItem, editMenuItem } from '#web/features/editor/menu/edit-menu.ts';
import { addPopup, editPopup, editPopupContent } from '#web/features/editor/model/document/edit-popups.ts';
import { parseOptions } from '#web/features/editor/forms/parse-options.ts';
import { anyEdit, anyFormEdit, anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { languagesWithoutForm, linksToForm } from '#web/features/editor/forms/form-links.ts';

const CONTACT = { kind: 'contact', language: 'jp' } as const;
const ids = () => {
  let last = 0;
  return () => sheetIdOf((last += 1));
};
const asking = startForm(addLanguage(emptySite(2, 2), 'en'), CONTACT, visitor.form, ids());
/** The form without its field for the message. */
const started = removeField(asking, CONTACT, sheetIdOf(3));
const OWN = sheetIdOf(50);
const one = addField(started, CONTACT, emptyField('SELECT', OWN));
const fieldsOf = (document: SiteDocument): readonly FormField[] => formAt(document, CONTACT)?.fields ?? [];
const own = (document: SiteDocument): FormField | undefined => fieldsOf(document).find(({ id }) => id === OWN);

describe('a form of a site', () => {
  it('is created once per language, with the field ids and the destination e-mail address of an existing language', () => {
    expect(fieldsOf(asking).map(({ key, title }) => [key, title])).toEqual([
      ['email', 'メールアドレス'],
      ['company', '会社名'],
      [null, 'お問い合わせ内容'],
    ]);
    expect(startForm(asking, CONTACT, visitor.form, ids())).toBe(asking);
    const told = setLanguagePart(asking, 'contactForm', 'jp', {
      ...(asking.contactForm.jp as never as object),
      destinationEmail: 'shop@example.com',
    } as never);
    const both = startForm(told, { ...CONTACT, language: 'en' }, english.form, () => sheetIdOf(99));
    expect(both.contactForm.en?.fields.map(({ id, title }) => [id, title])).toEqual([
      [sheetIdOf(1), 'E-mail'],
      [sheetIdOf(2), 'Company'],
      [sheetIdOf(3), 'Message'],
    ]);
    expect(both.contactForm.en?.destinationEmail).toBe('shop@example.com');
  });

  it('asks for a message in a contact form, unless the owner has removed it in another language (R-8.28)', () => {
    expect(fieldsOf(asking).at(-1)).toMatchObject({ typeInput: 'TEXT_BOX', isRequired: true, validation: { format: 'multi-line' } });
    const both = startForm(started, { ...CONTACT, language: 'en' }, english.form, ids());
    expect(both.contactForm.en?.fields.map(({ key }) => key)).toEqual(['email', 'company']);
    const homepage = startForm(emptySite(1, 1), { kind: 'homepage', language: 'jp' }, visitor.form, ids());
    expect(homepage.homepageForm.jp?.fields.map(({ key }) => key)).toEqual(['email', 'company']);
  });

  it('is started with the e-mail address and company name of the owner, unless another language has them', () => {
    const delivery = { destinationEmail: 'owner@example.com', companyName: '港町ベーカリー' };
    const first = startForm(addLanguage(emptySite(1, 1), 'en'), CONTACT, visitor.form, ids(), delivery);
    expect(first.contactForm.jp).toMatchObject(delivery);
    const second = startForm(first, { ...CONTACT, language: 'en' }, english.form, ids(), { destinationEmail: 'other@example.com' });
    expect(second.contactForm.en?.destinationEmail).toBe('owner@example.com');
    const members = startForm(emptySite(1, 1), { kind: 'membership', language: 'jp' }, visitor.form, ids(), delivery);
    expect(members.membershipForm.jp).not.toHaveProperty('destinationEmail');
  });

  it('is started with all recipients of another language (R-8.33)', () => {
    const told = setLanguagePart(asking, 'contactForm', 'jp', {
      ...(asking.contactForm.jp as never as object),
      destinationEmail: 'shop@example.com',
      moreDestinations: ['desk@example.com'],
    } as never);
    const both = startForm(told, { ...CONTACT, language: 'en' }, english.form, ids());
    expect(both.contactForm.en).toMatchObject({ destinationEmail: 'shop@example.com', moreDestinations: ['desk@example.com'] });
  });

  it('has the same fields after it was copied from another language', () => {
    const copied = copyLanguagePart(one, 'contactForm', 'en', 'jp');
    expect(copied.contactForm.en?.fields).toEqual(copied.contactForm.jp?.fields);
  });
});

describe('editing form fields', () => {
  it('adds fields up to the limit, and edits, sorts and removes them individually', () => {
    const full = Array.from({ length: FORM_FIELDS_MAX }, (_, index) => sheetIdOf(100 + index)).reduce(
      (document, id) => addField(document, CONTACT, emptyField('TEXT_BOX', id)),
      started,
    );
    expect(fieldsOf(full)).toHaveLength(FORM_FIELDS_MAX);
    expect(addField(one, CONTACT, emptyField('NUMBER', OWN))).toBe(one);
    expect(own(editField(one, CONTACT, OWN, { title: '用件' }))?.title).toBe('用件');
    expect(fieldsOf(sortFields(one, CONTACT, [OWN])).map(({ id }) => id)).toEqual([OWN, sheetIdOf(1), sheetIdOf(2)]);
    expect(removeField(one, CONTACT, OWN)).toEqual(started);
    expect(editField(one, CONTACT, sheetIdOf(77), { title: 'x' })).toBe(one);
  });

  it('inserts a duplicate after its field, and does not duplicate protected fields', () => {
    const twice = duplicateField(sortFields(one, CONTACT, [OWN]), CONTACT, OWN, sheetIdOf(60));
    expect(fieldsOf(twice).map(({ id }) => id)).toEqual([OWN, sheetIdOf(60), sheetIdOf(1), sheetIdOf(2)]);
    expect(duplicateField(one, CONTACT, sheetIdOf(1), sheetIdOf(60))).toBe(one);
  });

  it('changeFieldType keeps options if the new type has options, and drops the validation of the old type', () => {
    const chosen = editField(one, CONTACT, OWN, {
      options: [{ value: '見学' }],
      placeholder: 'x',
      validation: { format: null, min: 1, max: 2 },
    });
    const boxes = changeFieldType(chosen, CONTACT, OWN, 'SELECT_OPTIONS');
    expect(own(boxes)).toMatchObject({ options: [{ value: '見学' }], placeholder: '', validation: null });
    expect(own(changeFieldType(boxes, CONTACT, OWN, 'NUMBER'))).toMatchObject({
      options: [],
      validation: { format: null, min: 0, max: null },
    });
    expect(changeFieldType(chosen, CONTACT, OWN, 'SELECT')).toBe(chosen);
    expect(changeFieldType(one, CONTACT, sheetIdOf(1), 'NUMBER')).toBe(one);
  });
});

describe('editing the days of a date field', () => {
  it('sets and clears each day, and another type has none (R-8.29)', () => {
    const dated = changeFieldType(editField(one, CONTACT, OWN, { placeholder: 'x' }), CONTACT, OWN, 'DATE');
    expect(own(dated)).toMatchObject({ typeInput: 'DATE', placeholder: '', validation: null });
    const from = editDays(dated, CONTACT, OWN, { first: '2026-12-01' });
    expect(own(from)?.days).toEqual({ first: '2026-12-01', last: null });
    expect(own(editDays(from, CONTACT, OWN, { last: '2026-12-31' }))?.days).toEqual({ first: '2026-12-01', last: '2026-12-31' });
    expect(own(editDays(from, CONTACT, OWN, { first: null }))).toEqual(own(dated));
    expect(own(changeFieldType(from, CONTACT, OWN, 'RADIO'))).not.toHaveProperty('days');
  });
});

describe('editing the condition of a field (R-8.40)', () => {
  const ASKED = sheetIdOf(60);
  const options = (...values: string[]) => ({ options: values.map((value) => ({ value })) });
  const choices = addField(editField(one, CONTACT, OWN, options('見学', '相談', '予約')), CONTACT, emptyField('TEXT_BOX', ASKED));
  const conditional = editCondition(choices, CONTACT, ASKED, { fieldId: OWN, option: 1 });
  const conditionOf = (document: SiteDocument) => fieldsOf(document).find(({ id }) => id === ASKED)?.shownIf;
  const after = (...values: string[]) => conditionOf(editField(conditional, CONTACT, OWN, options(...values)));

  it('sets and removes it', () => {
    expect(conditionOf(conditional)).toEqual({ fieldId: OWN, option: 1 });
    expect(editCondition(conditional, CONTACT, ASKED, null)).toEqual(choices);
  });

  it('keeps the option when options are renamed, moved, added or removed', () => {
    expect(after('見学', '個別相談', '予約')?.option).toBe(1);
    expect(after('見学', '見学', '予約')?.option).toBe(1);
    expect(after('相談', '見学', '予約')?.option).toBe(0);
    expect(after('相談', '予約')?.option).toBe(0);
    expect(after('見学', '相談', '予約', '採用')?.option).toBe(1);
    expect(after('見学', '予約')).toEqual({ fieldId: OWN, option: null });
  });

  it('follows any sequence of moves, additions and removals of other options', () => {
    const step = fc.oneof(
      fc.record({ what: fc.constantFrom('move', 'remove'), at: fc.nat(9), to: fc.nat(9) }),
      fc.record({ what: fc.constant('add'), at: fc.nat(9), to: fc.nat(9) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const edited = steps.reduce((document, { what, at, to }, index) => {
          const all = own(document)?.options ?? [];
          const [moved] = all.slice(at % all.length);
          if (what === 'add') return editField(document, CONTACT, OWN, { options: [...all, { value: `${index}` }] });
          const rest = all.filter((option) => option !== moved);
          if (what === 'move' && moved) return editField(document, CONTACT, OWN, { options: rest.toSpliced(to % all.length, 0, moved) });
          return moved?.value === '相談' ? document : editField(document, CONTACT, OWN, { options: rest });
        }, conditional);
        expect(own(edited)?.options[conditionOf(edited)?.option ?? -1]?.value).toBe('相談');
      }),
    );
  });

  it('keeps it when fields are moved, duplicated, copied to another language or removed, so that publishing reports what is broken', () => {
    expect(conditionOf(sortFields(conditional, CONTACT, [ASKED]))).toEqual(conditionOf(conditional));
    expect(conditionOf(removeField(conditional, CONTACT, OWN))).toEqual(conditionOf(conditional));
    expect(fieldsOf(duplicateField(conditional, CONTACT, ASKED, sheetIdOf(61))).at(-1)?.shownIf).toEqual(conditionOf(conditional));
    const copied = copyLanguagePart(conditional, 'contactForm', 'en', 'jp');
    const EN = { ...CONTACT, language: 'en' } as const;
    const translated = editField(copied, EN, OWN, options('Visit', 'Advice', 'Booking'));
    expect(formAt(translated, EN)?.fields.at(-1)?.shownIf).toEqual({ fieldId: OWN, option: null });
    const renamed = ['Visit', 'Advice', 'Booking'].reduce(
      (document, value, index) =>
        editField(document, EN, OWN, {
          options: (formAt(document, EN)?.fields.find(({ id }) => id === OWN)?.options ?? []).with(index, { value }),
        }),
      copied,
    );
    expect(formAt(renamed, EN)?.fields.at(-1)?.shownIf).toEqual({ fieldId: OWN, option: 1 });
  });

  it('refuses it for fields that are always required, and drops it from a field that becomes hidden', () => {
    expect(editCondition(conditional, CONTACT, sheetIdOf(1), { fieldId: OWN, option: 0 })).toEqual(conditional);
    expect(conditionOf(changeFieldType(conditional, CONTACT, ASKED, 'NUMBER'))).toEqual({ fieldId: OWN, option: 1 });
    expect(conditionOf(changeFieldType(conditional, CONTACT, ASKED, 'HIDDEN'))).toBeUndefined();
  });
});

it('a hidden field has a parameter from the start, and loses it with its type (R-8.37)', () => {
  const hidden = changeFieldType(editField(one, CONTACT, OWN, { isRequired: true }), CONTACT, OWN, 'HIDDEN');
  expect(own(hidden)).toMatchObject({ parameter: 'utm_source', isRequired: false, options: [] });
  expect(emptyField('HIDDEN', OWN).parameter).toBe('utm_source');
  expect(own(changeFieldType(hidden, CONTACT, OWN, 'NUMBER'))).not.toHaveProperty('parameter');
});

describe('editing the pages of a form (R-8.42)', () => {
  const NEXT = sheetIdOf(51);
  const paged = editPageBreak(addField(one, CONTACT, emptyField('TEXT_BOX', NEXT)), CONTACT, OWN, { title: 'ご予約' });
  const breaks = (document: SiteDocument) => fieldsOf(document).map(({ pageBreak }) => pageBreak?.title);

  it('begins a page with a field and ends that', () => {
    expect(breaks(paged)).toEqual([undefined, undefined, 'ご予約', undefined]);
    expect(editPageBreak(paged, CONTACT, OWN, null)).toEqual(addField(one, CONTACT, emptyField('TEXT_BOX', NEXT)));
  });

  it('keeps a page when its first field is removed, and the page break of a field that begins another page', () => {
    expect(breaks(removeField(paged, CONTACT, OWN))).toEqual([undefined, undefined, 'ご予約']);
    const two = editPageBreak(paged, CONTACT, NEXT, { title: 'お席' });
    expect(breaks(removeField(two, CONTACT, OWN))).toEqual([undefined, undefined, 'お席']);
    const before = addField(paged, CONTACT, emptyField('HIDDEN', sheetIdOf(52)), OWN);
    expect(breaks(removeField(before, CONTACT, OWN))).toEqual([undefined, undefined, undefined, 'ご予約']);
    expect(breaks(removeField(removeField(paged, CONTACT, NEXT), CONTACT, OWN))).toEqual([undefined, undefined]);
  });

  it('leaves a duplicate on the page of the original, and lets a page move with its field', () => {
    expect(breaks(duplicateField(paged, CONTACT, OWN, sheetIdOf(53)))).toEqual([undefined, undefined, 'ご予約', undefined, undefined]);
    expect(fieldsOf(sortFields(paged, CONTACT, [OWN]))[0]).toMatchObject({ id: OWN, pageBreak: { title: 'ご予約' } });
  });

  it('begins no page with a hidden field', () => {
    const hidden = changeFieldType(paged, CONTACT, OWN, 'HIDDEN');
    expect(breaks(hidden)).toEqual([undefined, undefined, undefined, undefined]);
    expect(editPageBreak(hidden, CONTACT, OWN, { title: '' })).toEqual(hidden);
    expect(breaks(changeFieldType(paged, CONTACT, OWN, 'NUMBER'))).toEqual([undefined, undefined, 'ご予約', undefined]);
  });
});

describe('editing protected fields', () => {
  it('keeps key, type and requirement after any edit', () => {
    fc.assert(
      fc.property(anySite, fc.array(fc.oneof(anyFormEdit(), anyEdit()), { maxLength: 40 }), (site, edits) => {
        const edited = edits.reduce((document, edit, index) => edit(document, index), site);
        for (const kind of FORM_KINDS)
          for (const form of Object.values(edited[FORM_PART[kind]]) as SiteForm[]) {
            expect(LANGUAGE_PARTS[FORM_PART[kind]].safeParse(form).error).toBeUndefined();
            expect(validateFormFields(kind, form.fields)).toEqual([]);
            expect(
              PROTECTED_FIELD_KEYS[kind].every((key) => form.fields.some((field) => field.key === key && field.typeInput === 'TEXT_BOX')),
            ).toBe(true);
          }
      }),
    );
  });

  it('removes an optional protected field, but no other protected field', () => {
    const MEMBERS = { kind: 'membership', language: 'jp' } as const;
    const form = startForm(emptySite(1, 1), MEMBERS, visitor.form, ids());
    const company = { ...emptyField('TEXT_BOX', OWN), key: 'company' as const };
    const added = addField(form, MEMBERS, company);
    expect(formAt(added, MEMBERS)?.fields).toHaveLength(4);
    expect(addField(added, MEMBERS, { ...company, id: sheetIdOf(51) })).toBe(added);
    expect(removeField(added, MEMBERS, OWN)).toEqual(form);
    expect(removeField(form, MEMBERS, sheetIdOf(1))).toBe(form);
  });
});

describe('parseOptions', () => {
  it('reads one option per line or table cell without duplicates', () => {
    expect(parseOptions(' 赤\r\n\n青\t緑\n赤 \nか\u3099\u2028黄\v白', ['が'])).toEqual({
      added: ['赤', '青', '緑', '黄', '白'],
      twice: 2,
      refused: [],
    });
  });

  it('returns options that are too long or too many as refused, and skips no line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 55 }), { maxLength: 70 }),
        fc.uniqueArray(fc.nat(60).map(String), { maxLength: 40 }),
        (lines, present) => {
          const { added, twice, refused } = parseOptions(lines.join('\n'), present);
          const all = [...present, ...added];
          expect(new Set(all).size).toBe(all.length);
          expect(all.length).toBeLessThanOrEqual(50);
          const told = lines.flatMap((line) => line.split(/[\p{Cc}\u2028\u2029]/u)).filter((line) => line.trim() !== '');
          expect(added.length + twice + refused.length).toBe(told.length);
          const field = { ...emptyField('SELECT', OWN), options: all.map((value) => ({ value })) };
          const form = addField(started, CONTACT, field).contactForm.jp;
          expect(LANGUAGE_PARTS.contactForm.safeParse(form).error).toBeUndefined();
        },
      ),
    );
  });
});

describe('deletion of a form', () => {
  it('languagesWithoutForm returns the languages that lose the form and have no fallback', () => {
    const both = copyLanguagePart(started, 'contactForm', 'en', 'jp');
    expect(languagesWithoutForm(started, CONTACT)).toEqual(['jp', 'en']);
    expect(languagesWithoutForm(both, CONTACT)).toEqual(['jp']);
    expect(languagesWithoutForm(both, { ...CONTACT, language: 'en' })).toEqual([]);
    expect(languagesWithoutForm(setLanguagePart(both, 'contactForm', 'jp', null), { ...CONTACT, language: 'en' })).toEqual(['en']);
    expect(languagesWithoutForm(emptySite(1, 1), CONTACT)).toEqual([]);
  });

  it('linksToForm returns the links to the form in the given languages', () => {
    const A1 = { cell: 'A1', language: 'jp' } as const;
    const toContact = { linkDestinationUrl: '/contact', isInternalLink: true };
    let site = editSheet(placeSheet(started, A1, sheetIdOf(70)), A1, toContact);
    site = editSheet(placeSheet(site, { cell: 'B2', language: 'en' }, sheetIdOf(71)), { cell: 'B2', language: 'en' }, toContact);
    site = editMenuItem(addMenuItem(site, 'jp', sheetIdOf(72)), 'jp', sheetIdOf(72), { name: '相談', ...toContact });
    site = editPopup(addPopup(site, sheetIdOf(73), 'timeLimit'), sheetIdOf(73), { name: '秋の市' });
    site = editPopupContent(site, sheetIdOf(73), 'jp', { linkUrl: '/contact', isInternalLink: true });
    expect(linksToForm(site, 'contact', ['jp', 'en'])).toEqual({ cells: ['A1', 'B2'], menu: ['相談'], popups: ['秋の市'] });
    expect(linksToForm(site, 'contact', ['en'])).toEqual({ cells: ['B2'], menu: ['相談'], popups: ['秋の市'] });
    expect(linksToForm(site, 'homepage', LANGUAGES)).toEqual({ cells: [], menu: [], popups: [] });
  });
});
