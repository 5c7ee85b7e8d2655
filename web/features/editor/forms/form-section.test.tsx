import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitor as english } from '#shared/messages/en/visitor/visitor.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { FormSection } from '#web/features/editor/forms/form-section.tsx';
import { setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addField, emptyField, removeField, startForm } from '#web/features/editor/forms/edit-form.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const CONTACT = { kind: 'contact', language: 'jp' } as const;
const OWN = sheetIdOf(50);
const ids = () => {
  let last = 0;
  return () => sheetIdOf((last += 1));
};
/** A form without the field for the message. */
const started = (kind: FormKind = 'contact'): SiteDocument => {
  const place = { ...CONTACT, kind };
  return removeField(startForm(emptySite(1, 1), place, visitor.form, ids()), place, sheetIdOf(3));
};
const withOwn = (patch: Partial<FormField>): SiteDocument =>
  addField(started(), CONTACT, { ...emptyField('TEXT_BOX', OWN), title: '用件', ...patch });

interface Opened {
  kind?: FormKind;
  limits?: Partial<typeof LIGHT_LIMITS>;
  isReadOnly?: boolean;
}

async function open(document: SiteDocument, { kind = 'contact', limits = {}, isReadOnly = false }: Opened = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const opened = { site, document, limits: { ...LIGHT_LIMITS, ...limits } };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <FormSection kind={kind} />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { level: 2 });
  return editor;
}

const documentOf = (editor: Editor) => editor.store.getState().history.present;
const formOf = (editor: Editor, kind: FormKind = 'contact'): SiteForm | undefined => documentOf(editor)[FORM_PART[kind]].jp;
const fieldsOf = (editor: Editor, kind?: FormKind): readonly FormField[] => formOf(editor, kind)?.fields ?? [];
const list = () => screen.getByRole('list', { name: '入力項目' });
const openField = (title: string): boolean => fireEvent.click(within(list()).getByText(title));
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const choose = (label: string, option: string): void => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
};
const previewRoot = (): ShadowRoot => {
  const [root] = [...document.querySelectorAll('div')].flatMap((host) => host.shadowRoot ?? []);
  if (!root) throw new Error('No form preview');
  return root;
};
const inPreview = (selector: string): HTMLInputElement => {
  const found = previewRoot().querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`No element matches ${selector}`);
  return found;
};
const send = (): boolean => fireEvent.submit(inPreview('form'));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

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

describe('editor of form fields', () => {
  it('adds a field of the chosen type and edits it at once', async () => {
    const editor = await open(started());
    press('項目を追加する');
    fireEvent.click(await screen.findByRole('menuitem', { name: /^プルダウン/ }));
    type(/^名前/, '用件');
    type('選択肢を追加', '見学\n相談\n見学');
    press('追加する');
    expect(screen.getByText('同じ選択肢があるため、1件は追加しませんでした。')).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: '必須にする' }));
    expect(fieldsOf(editor)[2]).toMatchObject({
      typeInput: 'SELECT',
      title: '用件',
      isRequired: true,
      options: [{ value: '見学' }, { value: '相談' }],
    });
    expect(previewRoot().querySelectorAll('option')).toHaveLength(3);
  });

  it('adds a phone number as a text of that format, and limits the days of a date (R-8.29, R-8.31)', async () => {
    const editor = await open(started());
    press('項目を追加する');
    fireEvent.click(await screen.findByRole('menuitem', { name: /^電話番号/ }));
    expect(fieldsOf(editor)[2]).toMatchObject({ typeInput: 'TEXT_BOX', validation: { format: 'phone', min: null, max: null } });
    press('項目を追加する');
    fireEvent.click(await screen.findByRole('menuitem', { name: /^日付/ }));
    type('最初の日', '2026/12/24');
    type('最後の日', '2026/12/1');
    expect(fieldsOf(editor)[3]?.days).toEqual({ first: '2026-12-24', last: '2026-12-01' });
    expect(screen.getByText('終了は開始より後にしてください。')).toBeDefined();
    type('最後の日', '2027/1/31');
    expect(inPreview('[type=date]').max).toBe('2027-01-31');
  });

  it('shows a field only for an option of an earlier field, also in the preview, and reports a condition that broke (R-8.40)', async () => {
    const EARLIER = sheetIdOf(51);
    const choice = { ...emptyField('RADIO', EARLIER), title: '用件', options: [{ value: '見学' }, { value: '相談' }] };
    const site = addField(addField(started(), CONTACT, choice), CONTACT, {
      ...emptyField('TEXT_BOX', OWN),
      title: '人数',
      isRequired: true,
    });
    const editor = await open(site);
    const condition = () => fieldsOf(editor).find(({ id }) => id === OWN)?.shownIf;
    const isHidden = () => inPreview(`[name="${OWN}"]`).closest<HTMLElement>('.form-field')?.hidden;
    openField('用件');
    expect(screen.queryByRole('combobox', { name: '項目' })).toBeNull();
    openField('人数');
    choose('項目', '用件');
    expect(condition()).toEqual({ fieldId: EARLIER, option: 0 });
    choose('選択肢', '相談');
    expect(condition()).toEqual({ fieldId: EARLIER, option: 1 });
    expect(screen.getByText('「用件」で「相談」を選んだ人にだけ表示します。ほかの人には必須にもなりません。')).toBeDefined();
    expect(isHidden()).toBe(true);
    fireEvent.click(inPreview('[type=radio][value="相談"]'));
    expect(isHidden()).toBe(false);
    act(() => editor.edit((document) => removeField(document, CONTACT, EARLIER), { panel: 'section', section: 'contact' }));
    expect(screen.getByText('条件の項目が前にないか、選択肢がなくなりました。選び直してください。')).toBeDefined();
    choose('項目', 'いつも表示する');
    expect(condition()).toBeUndefined();
    expect(screen.queryByRole('combobox', { name: '項目' })).toBeNull();
  });

  it('changes the type of a field together with its validation rules', async () => {
    const editor = await open(withOwn({}));
    openField('用件');
    choose('文字の種類', '電話番号');
    expect(fieldsOf(editor)[2]?.validation).toEqual({ format: 'phone', min: null, max: null });
    expect(screen.queryByRole('textbox', { name: '最大の文字数' })).toBeNull();
    choose('種類', '数字');
    type('最大の値', '-3');
    expect(screen.getByText('0以上で入力してください。')).toBeDefined();
    type('最大の値', '12');
    expect(fieldsOf(editor)[2]).toMatchObject({ typeInput: 'NUMBER', validation: { format: null, min: 0, max: 12 } });
  });

  it('duplicates a field, and restores a removed field by undo', async () => {
    const editor = await open(withOwn({}));
    openField('用件');
    press('複製する');
    expect(fieldsOf(editor).map(({ title }) => title)).toEqual(['メールアドレス', '会社名', '用件', '用件']);
    fireEvent.click(screen.getAllByRole('button', { name: '削除する' })[0] as HTMLElement);
    expect(fieldsOf(editor)).toHaveLength(3);
    act(() => editor.undo());
    expect(fieldsOf(editor)).toHaveLength(4);
  });

  it('moves a field with one tap', async () => {
    const editor = await open(withOwn({}));
    press('「用件」を上へ');
    expect(fieldsOf(editor).map(({ title }) => title)).toEqual(['メールアドレス', '用件', '会社名']);
  });

  it('explains why protected fields cannot be changed', async () => {
    const editor = await open(started('membership'), { kind: 'membership' });
    expect(screen.getAllByRole('img', { name: '固定の項目' })).toHaveLength(3);
    openField('パスワード');
    expect(screen.getByText(/^ログインに使うため/)).toBeDefined();
    expect(screen.queryByRole('combobox', { name: '種類' })).toBeNull();
    expect(screen.queryByRole('switch', { name: '必須にする' })).toBeNull();
    expect(screen.queryByRole('button', { name: '削除する' })).toBeNull();
    press('項目を追加する');
    fireEvent.click(await screen.findByRole('menuitem', { name: /^会社名/ }));
    expect(fieldsOf(editor, 'membership')[3]).toMatchObject({ key: 'company', isRequired: false });
    expect(screen.getByRole('button', { name: '削除する' })).toBeDefined();
  });

  it('edits the sentence about the reply in one language (R-15.72)', async () => {
    const editor = await open(started('contact'), { kind: 'contact' });
    type('返信についての文', '3営業日以内にお電話します。');
    expect(editor.store.getState().history.present.contactForm.jp?.replyText).toBe('3営業日以内にお電話します。');
  });

  it('adds further recipients of entries, and refuses what is no address (R-8.33)', async () => {
    const editor = await open(started('contact'));
    const add = (text: string): boolean =>
      fireEvent.paste(screen.getByLabelText('ほかの通知先', { selector: 'input' }), { clipboardData: { getData: () => text } });
    const form = () => editor.store.getState().history.present.contactForm.jp;
    add('desk@example.com, night@example.com');
    expect(form()?.moreDestinations).toEqual(['desk@example.com', 'night@example.com']);
    add('desk');
    expect(screen.getByText('メールアドレスを正しい形式で入力してください。')).toBeDefined();
  });

  it('edits the automatic reply and its event (R-8.34, R-8.35)', async () => {
    const editor = await open(started('contact'));
    const reply = () => editor.store.getState().history.present.contactForm.jp?.autoReply;
    type('件名', 'ご予約を承りました');
    type('本文', '当日はお気をつけて\nお越しください。');
    fireEvent.click(screen.getByRole('switch', { name: '入力内容を載せる' }));
    type('題名', '秋の茶会');
    type('開始日時', '2026/12/24 18:00');
    type('終了日時', '2026/12/24 17:00');
    expect(reply()).toEqual({
      subject: 'ご予約を承りました',
      message: '当日はお気をつけて\nお越しください。',
      repeatsAnswers: false,
      event: { title: '秋の茶会', startsAt: '2026-12-24T09:00:00.000Z', endsAt: '2026-12-24T08:00:00.000Z', place: '' },
    });
    expect(screen.getByText('終了は開始より後にしてください。')).toBeDefined();
    act(() => editor.undo());
    expect(reply()?.event?.endsAt).toBeNull();
  });

  it('edits the text of members-only sheets in one language, and their teasers for the site (R-15.64, R-15.65)', async () => {
    const editor = await open(started('membership'), { kind: 'membership' });
    type('会員限定シートの文', '毎月の裏メニューをご覧いただけます。');
    expect(editor.store.getState().history.present.membershipForm.jp?.lockedText).toBe('毎月の裏メニューをご覧いただけます。');
    const teaser = screen.getByRole<HTMLInputElement>('switch', { name: '会員限定シートのぼかし画像' });
    expect(teaser.checked).toBe(false);
    fireEvent.click(teaser);
    expect(editor.store.getState().history.present.settings.lockedTeaser).toBe(true);
    fireEvent.click(teaser);
    expect(editor.store.getState().history.present.settings.lockedTeaser).toBe(false);
  });

  it('rejects duplicate options', async () => {
    await open(withOwn({ typeInput: 'SELECT', options: [{ value: '見学' }, { value: '相談' }] }));
    openField('用件');
    type('選択肢2', '見学');
    expect(screen.getByText('同じものが2つあります。')).toBeDefined();
  });

  it('opens a requested field and focuses it', async () => {
    const editor = await open(withOwn({}));
    act(() => editor.revealAnchor({ section: 'contact', anchor: `contactForm/${OWN}` }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^名前/ })));
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

describe('FormPreview', () => {
  it('validates like the published form and updates on input, but sends nothing', async () => {
    await open(
      setLanguagePart(withOwn({ isRequired: true, validation: { format: 'phone', min: null, max: null } }), 'company', 'jp', {
        ...EMPTY_COMPANY,
        contractAgreement: true,
      }),
    );
    send();
    expect(inPreview('[role=alert]').textContent).toContain('5か所');
    await waitFor(() => expect(previewRoot().activeElement).toBe(inPreview('[aria-invalid=true]')));
    const fill = (selector: string, value: string): boolean => fireEvent.input(inPreview(selector), { target: { value } });
    fill('[type=email]', 'ｈａｎａｋｏ＠example.com');
    fill('[autocomplete=organization]', '茶舗');
    fill('[type=tel]', '1234');
    for (const box of previewRoot().querySelectorAll<HTMLInputElement>('[type=checkbox]')) fireEvent.click(box);
    fireEvent.input(inPreview('[type=tel]'));
    expect([...previewRoot().querySelectorAll('.form-fault')].map(({ textContent }) => textContent)).toEqual([
      visitor.form.fault['invalid-phone'],
    ]);
    fill('[type=tel]', '０３ー１２３４ー５６７８');
    expect(screen.getByText(/^入力に問題はありません/)).toBeDefined();
    press('入力を消す');
    expect(inPreview('[type=tel]').value).toBe('');
    expect(screen.queryByText(/^入力に問題はありません/)).toBeNull();
  });
});
