import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { visitor as english } from '#shared/messages/en/visitor/visitor.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptyField, addField, startForm } from '#web/features/editor/forms/edit-form.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';

import {
  CONTACT,
  ids,
  started,
  withOwn,
  open,
  documentOf,
  formOf,
  fieldsOf,
  openField,
  press,
  type,
  previewRoot,
  inPreview,
  freshFormSection,
} from '#web/features/editor/forms/form-section-fixture.tsx';

freshFormSection();

describe('a form that does not exist yet', () => {
  it.each([
    ['contact', ['メールアドレス', '会社名', 'お問い合わせ内容']],
    ['membership', ['メールアドレス', 'パスワード', 'パスワード(確認)']],
    ['homepage', ['メールアドレス', '会社名']],
  ] as const)('is started with its default fields: %s', async (kind, titles) => {
    const editor = await open(emptySite(1, 1), { kind });
    press('フォームを作る');
    expect(fieldsOf(editor, kind).map(({ title }) => title)).toEqual(titles);
    expect(previewRoot().querySelector('h1')?.textContent).toBe(visitor.form.title[kind]);
  });

  it('is shown in the default language until it is started or copied in the selected language', async () => {
    const editor = await open(addLanguage(started(), 'en'));
    act(() => editor.switchLanguage('en'));
    expect(previewRoot().querySelector('label')?.textContent).toContain('メールアドレス');
    press('フォームを作る');
    const [en] = documentOf(editor).contactForm.en?.fields ?? [];
    expect(en).toMatchObject({ id: fieldsOf(editor)[0]?.id, title: 'E-mail' });
    press(/日本語のものを使う/);
    press('日本語からコピー');
    expect(documentOf(editor).contactForm.en?.fields).toEqual(fieldsOf(editor));
  });
});

describe('editor of a form in an additional language', () => {
  const EN = { kind: 'contact', language: 'en' } as const;
  const ADDED_IDS = [sheetIdOf(60), sheetIdOf(61)] as const;
  /** A form in two languages, with two fields only in the default language and one only in the other. */
  const divergedForm = (): SiteDocument => {
    const both = startForm(addLanguage(withOwn({}), 'en'), EN, english.form, ids());
    const first = addField(both, CONTACT, { ...emptyField('NUMBER', ADDED_IDS[0]), title: '人数' }, fieldsIn(both, 'jp')[0]?.id);
    const second = addField(first, CONTACT, { ...emptyField('TEXT_BOX', ADDED_IDS[1]), title: '' });
    return addField(second, EN, { ...emptyField('TEXT_BOX', sheetIdOf(62)), title: 'Country' });
  };
  const fieldsIn = (document: SiteDocument, language: 'jp' | 'en'): readonly FormField[] => document.contactForm[language]?.fields ?? [];
  const names = (editor: Editor): string[] => fieldsIn(documentOf(editor), 'en').map(({ title }) => title);

  it('lists fields that only the default language has, and copies one field or all fields to the same position', async () => {
    const editor = await open(divergedForm());
    expect(screen.queryByText(/次の項目/)).toBeNull();
    act(() => editor.switchLanguage('en'));
    expect(screen.getByText('日本語のフォームにある次の項目が、ここにはありません。')).toBeDefined();
    press('「人数」を追加する');
    expect(names(editor)).toEqual(['E-mail', '人数', 'Company', 'Country']);
    const added = await waitFor(() => screen.getByRole('textbox', { name: /^名前/ }));
    await waitFor(() => expect(document.activeElement).toBe(added));
    expect(screen.queryByRole('button', { name: '「人数」を追加する' })).toBeNull();
    act(() => editor.undo());
    press('3件すべて追加する');
    expect(names(editor)).toEqual(['E-mail', '人数', 'Company', '用件', '', 'Country']);
    expect(screen.queryByText(/ここにはありません/)).toBeNull();
    act(() => editor.undo());
    expect(names(editor)).toEqual(['E-mail', 'Company', 'Country']);
  });

  it('lists fields that the default language lacks', async () => {
    const editor = await open(divergedForm());
    act(() => editor.switchLanguage('en'));
    const note = screen.getByText('次の項目は、日本語のフォームにはありません。').parentElement as HTMLElement;
    expect(within(note).getByText('Country')).toBeDefined();
    expect(within(note).getByRole('button', { name: '「名前のない項目」を追加する' })).toBeDefined();
  });

  it('lists differences in a read-only editor', async () => {
    const editor = await open(divergedForm(), { isReadOnly: true });
    act(() => editor.switchLanguage('en'));
    expect(screen.getByText('人数')).toBeDefined();
    expect(screen.queryByRole('button', { name: /追加する$/ })).toBeNull();
  });

  it('disables copying of fields once the form has the maximum number of fields', async () => {
    const full = Array.from({ length: FORM_FIELDS_MAX }, (_, index) => index).reduce(
      (site, index) => addField(site, EN, { ...emptyField('TEXT_BOX', sheetIdOf(100 + index)), title: `${index}` }),
      divergedForm(),
    );
    const editor = await open(full);
    act(() => editor.switchLanguage('en'));
    expect(screen.getByRole('button', { name: '「人数」を追加する' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '3件すべて追加する' })).toHaveProperty('disabled', true);
  });
});

describe('settings section of a form', () => {
  it('stores the destination address and the sender name', async () => {
    const editor = await open(started());
    type(/^送信先メールアドレス/, 'shop');
    expect(screen.getByText('メールアドレスを正しい形式で入力してください。')).toBeDefined();
    type(/^送信先メールアドレス/, 'shop@example.com');
    type('会社名', '茶舗');
    expect(formOf(editor)).toMatchObject({ destinationEmail: 'shop@example.com', companyName: '茶舗' });
    expect(previewRoot().querySelector('.form-owner')?.textContent).toBe('茶舗');
  });

  it('lists links to the form before it is deleted', async () => {
    const A1 = { cell: 'A1', language: 'jp' } as const;
    const linked = editSheet(placeSheet(started(), A1, sheetIdOf(70)), A1, { linkDestinationUrl: '/contact', isInternalLink: true });
    const editor = await open(linked);
    press('このフォームを削除する');
    const dialog = await screen.findByRole('dialog', { name: '「お問い合わせフォーム」を削除しますか?' });
    expect(within(dialog).getByText('シート: A1')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    expect(formOf(editor)).toBeUndefined();
  });

  it('links to the company section, where the required agreement to the terms is set', async () => {
    const company = { ...EMPTY_COMPANY, contractAgreement: true };
    const editor = await open(setLanguagePart(started(), 'company', 'jp', company));
    expect(screen.getByText(/同意が必要です。$/)).toBeDefined();
    press('会社情報を編集');
    expect(editor.store.getState()).toMatchObject({ section: 'company', anchor: 'company/contractAgreement' });
    fireEvent.click(inPreview('a[href="#termsOfService"]'));
    expect(editor.store.getState().anchor).toBe('company/termsOfService');
  });

  it.each([{ isReadOnly: true }, { limits: { formContact: false } }])('disables all fields with the options %o', async (options) => {
    await open(withOwn({ typeInput: 'SELECT', options: [{ value: '見学' }] }), options);
    openField('用件');
    expect(screen.queryByRole('button', { name: '項目を追加する' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: '選択肢を追加' })).toBeNull();
    expect(screen.getByRole('switch', { name: '必須にする' }).matches(':disabled')).toBe(true);
    for (const field of screen.getAllByRole('textbox')) expect(field.hasAttribute('readonly')).toBe(true);
    expect(screen.queryByRole('button', { name: 'このフォームを削除する' }) === null).toBe('isReadOnly' in options);
  });

  it('offers no button to create a form if the plan has no forms', async () => {
    await open(emptySite(1, 1), { limits: { formContact: false } });
    expect(screen.getByText('ご契約プランではフォームを使えません。')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'フォームを作る' })).toBeNull();
  });
});
