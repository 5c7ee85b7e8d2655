import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { emptyField, addField } from '#web/features/editor/forms/edit-form.ts';
import { sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

import {
  CONTACT,
  OWN,
  started,
  withOwn,
  open,
  press,
  previewRoot,
  inPreview,
  send,
  freshFormSection,
} from '#web/features/editor/forms/form-section-fixture.tsx';

freshFormSection();

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

describe('pages in FormPreview (R-8.46)', () => {
  const [KIND, NOTE] = [sheetIdOf(71), sheetIdOf(72)];
  /** Two pages: the usual fields and a choice; and a note, if the first option is chosen. */
  const stepped = (): SiteDocument =>
    [
      { ...emptyField('RADIO', KIND), title: '用件', options: [{ value: '予約' }, { value: '質問' }] },
      {
        ...emptyField('TEXT_BOX', NOTE),
        title: '人数',
        isRequired: true,
        shownIf: { fieldId: KIND, option: 0 },
        pageBreak: { title: 'お席' },
      },
      { ...emptyField('TEXT_BOX', OWN), title: '備考', isRequired: true, pageBreak: { title: '' } },
    ].reduce((site, field) => addField(site, CONTACT, field), started());
  const shownPage = () => [...previewRoot().querySelectorAll<HTMLElement>('.form-step')].findIndex(({ hidden }) => !hidden);
  const position = () => previewRoot().querySelector('.form-step:not([hidden]) small')?.textContent;
  const fill = (selector: string, value: string): boolean => fireEvent.input(inPreview(selector), { target: { value } });
  const fillSender = (): void => {
    fill('[type=email]', 'hanako@example.com');
    fill('[autocomplete=organization]', '茶舗');
  };

  it('pages of a form are shown one at a time, each validated before the next one opens', async () => {
    await open(stepped());
    expect([shownPage(), position()]).toEqual([0, 'ステップ 1 / 2']);
    send();
    expect([shownPage(), inPreview('[role=alert]').textContent]).toEqual([0, visitor.form.faults.replace('{{count}}', '2')]);
    await waitFor(() => expect(previewRoot().activeElement).toBe(inPreview('[type=email]')));
    fillSender();
    expect(previewRoot().querySelector('[role=alert]')).toBeNull();
    fireEvent.click(inPreview('[value="予約"]'));
    fireEvent.input(inPreview('[value="予約"]'));
    send();
    expect([shownPage(), position()]).toEqual([1, 'ステップ 2 / 3']);
    expect(previewRoot().querySelector('[role=alert]')).toBeNull();
    await waitFor(() => expect(previewRoot().activeElement?.textContent).toContain('お席'));
    fireEvent.click(inPreview('.form-back'));
    expect([shownPage(), inPreview('[type=email]').value]).toEqual([0, 'hanako@example.com']);
  });

  it('pages of a form are skipped if none of their fields is shown, and the last one says that the form would be sent', async () => {
    await open(stepped());
    fillSender();
    send();
    expect([shownPage(), position()]).toEqual([2, 'ステップ 2 / 2']);
    expect(screen.queryByText(/^入力に問題はありません/)).toBeNull();
    fill(`[name="${OWN}"]`, '以上');
    send();
    expect(screen.getByText(/^入力に問題はありません/)).toBeDefined();
    press('入力を消す');
    expect(shownPage()).toBe(0);
  });

  it('open at the first fault of the whole form when it is sent', async () => {
    await open(stepped());
    fillSender();
    send();
    fill('[type=email]', '');
    fill(`[name="${OWN}"]`, '以上');
    send();
    expect(shownPage()).toBe(0);
  });
});
