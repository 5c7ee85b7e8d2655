import { describe, expect, it, vi } from 'vitest';
import { idOf, customField, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import {
  TOLD,
  EMAIL,
  COMPANY,
  CHOICE,
  fetched,
  goTo,
  bodies,
  find,
  state,
  type,
  fillIn,
  press,
  open,
  freshFormPage,
} from '#test/support/sites/form-page-fixture.ts';

freshFormPage();

describe('draft of a form', () => {
  it('fills the form when the visitor returns to the page', () => {
    fillIn();
    find(`[value="相談"]`).click();
    type(CHOICE, '見学');
    open();
    expect([find(`[name="${EMAIL}"]`).value, find(`[name="${COMPANY}"]`).value]).toEqual(['hanako@example.com', '茶舗']);
    expect([...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ checked }) => checked)).toEqual([false, true]);
    expect(find(`[name="${CHOICE}"]`).value).toBe('見学');
    expect(state()).toBe(`${TOLD.restored} ${TOLD.clear}`);
  });

  it('fills in a date and a radio button', () => {
    const fields = [customField(1, { typeInput: 'DATE' }), customField(2, { typeInput: 'RADIO' })];
    const site = siteWithForms({ fields });
    open('contact', site);
    type(idOf('f1'), '2026-12-24');
    find('[type=radio][value="相談"]').click();
    open('contact', site);
    expect(find(`[name="${idOf('f1')}"]`).value).toBe('2026-12-24');
    expect([...document.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('is deleted by the button next to the restored draft', () => {
    fillIn();
    open();
    find('.form-state button').click();
    expect([find(`[name="${EMAIL}"]`).value, state(), localStorage.length]).toEqual(['', '', 0]);
    expect(document.activeElement).toBe(find(`[name="${EMAIL}"]`));
  });

  it('keeps its submission id across a reload if the server did not answer', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fillIn();
    await press();
    open();
    await press();
    expect(bodies()[1]).toMatchObject({ id: bodies()[0]?.id, data: bodies()[0]?.data });
  });

  it('is deleted after the form was sent, or after seven days', async () => {
    fillIn();
    expect(localStorage).toHaveLength(1);
    await press();
    expect(localStorage).toHaveLength(0);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    fillIn();
    vi.advanceTimersByTime(7 * 24 * 3_600_000 - 1);
    open('forms');
    expect(localStorage).toHaveLength(1);
    vi.advanceTimersByTime(1);
    open('forms');
    expect(localStorage).toHaveLength(0);
  });

  it('never contains a password or the hidden field for bots', () => {
    open('register');
    type(EMAIL, 'hanako@example.com');
    type(idOf('password'), 'Secret-123');
    type(idOf('confirm_password'), 'Secret-123');
    type('website', 'spam');
    expect(localStorage.getItem(localStorage.key(0) ?? '')).toMatch(/^(?=.*hanako)(?!.*(Secret|spam))/);
    open('register');
    expect([find(`[name="${EMAIL}"]`).value, find(`[name="${idOf('password')}"]`).value]).toEqual(['hanako@example.com', '']);
  });

  it('is separate for each form and language', () => {
    fillIn();
    open('forms');
    expect(find(`[name="${EMAIL}"]`).value).toBe('');
  });

  it('is restored only where it fits the current fields of the form', () => {
    type(CHOICE, '見学');
    open('contact', siteWithForms({ fields: [customField(3, { typeInput: 'SELECT', options: [{ value: '採用' }] })] }));
    expect(document.querySelector('select')?.selectedIndex).toBe(0);
  });

  it('does not prevent sending if storage refuses it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    open();
    fillIn();
    await press();
    expect(goTo).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('is kept because legal texts open in a new tab', () => {
    open('contact', siteWithForms({ company: { termsOfService: '<p>茶</p>', contractAgreement: true } }));
    expect([...document.querySelectorAll('a')].map(({ target }) => target)).toEqual(Array(3).fill('_blank'));
    open('register-success');
    expect(document.querySelector<HTMLAnchorElement>('form a')?.target).toBe('');
  });
});
