import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyField, addField, removeField, sortFields } from '#web/features/editor/forms/edit-form.ts';
import { sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

import {
  CONTACT,
  OWN,
  started,
  withOwn,
  open,
  fieldsOf,
  list,
  openField,
  press,
  type,
  choose,
  previewRoot,
  inPreview,
  freshFormSection,
} from '#web/features/editor/forms/form-section-fixture.tsx';

freshFormSection();

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

  it('offers no condition for a field that is always required or hidden (R-8.38)', async () => {
    const choice = { ...emptyField('RADIO', sheetIdOf(51)), title: '用件', options: [{ value: '見学' }] };
    const hidden = { ...emptyField('HIDDEN', OWN), title: 'きっかけ' };
    await open(sortFields(addField(addField(started(), CONTACT, choice), CONTACT, hidden), CONTACT, [choice.id]));
    for (const title of ['メールアドレス', 'きっかけ']) {
      openField(title);
      expect(screen.getAllByRole('textbox', { name: /^名前/ }).length).toBeGreaterThan(0);
      expect(screen.queryByRole('combobox', { name: '項目' })).toBeNull();
    }
    openField('会社名');
    expect(screen.getByRole('combobox', { name: '項目' })).toBeDefined();
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

  it('begins a page with a field, names the pages in the list, and gives the first one a title (R-8.42)', async () => {
    const editor = await open(withOwn({}));
    expect(within(list()).queryByText(/^ページ/)).toBeNull();
    openField('用件');
    fireEvent.click(screen.getByRole('switch', { name: 'ここから次のページにする' }));
    expect(fieldsOf(editor).map(({ pageBreak }) => pageBreak)).toEqual([undefined, undefined, { title: '' }]);
    type(/^ページのタイトル/, 'ご用件');
    expect(within(list()).getByText('ページ2: ご用件')).toBeDefined();
    openField('用件');
    openField('メールアドレス');
    expect(screen.queryByRole('switch', { name: 'ここから次のページにする' })).toBeNull();
    type(/^ページのタイトル/, 'お客様');
    expect(within(list()).getByText('ページ1: お客様')).toBeDefined();
    expect(fieldsOf(editor)[0]?.pageBreak).toEqual({ title: 'お客様' });
  });
});
