import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customField, idOf, bodyOf, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import { startSteppedForm } from '#site-renderer/visitor/forms/start-stepped-form.ts';
import {
  bodies,
  button,
  COMPANY,
  EMAIL,
  fetched,
  fillIn,
  find,
  form,
  freshFormPage,
  goTo,
  openWith,
  TOLD,
  type,
  WORDS,
} from '#test/support/sites/form-page-fixture.ts';

const [TOPIC, SEATS, NOTE, LAST] = [idOf('f1'), idOf('f2'), idOf('f3'), idOf('f4')];
/** Three pages: the sender and the topic; seats and a note, if the topic is the first; and a last field. */
const STEPPED = siteWithForms({
  fields: [
    customField(1, { typeInput: 'RADIO' }),
    customField(2, { isRequired: true, shownIf: { fieldId: TOPIC, option: 0 }, pageBreak: { title: 'ご予約' } }),
    customField(3, { shownIf: { fieldId: TOPIC, option: 0 } }),
    customField(4, { isRequired: true, pageBreak: { title: '' } }),
  ],
});
const open = (site = STEPPED): void => openWith(() => (document.body.innerHTML = bodyOf('contact', site)), startSteppedForm);
const pages = () => [...document.querySelectorAll<HTMLElement>('.form-step')];
const shownPage = (): number => pages().findIndex(({ hidden }) => !hidden);
const position = () => pages()[shownPage()]?.querySelector('small')?.textContent;
const visibleButtons = () =>
  [...form().querySelectorAll<HTMLElement>(':scope > button')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
const next = () => find('.form-next').click();
const back = () => find('.form-back').click();
const choose = (value: string) => find(`[name="${TOPIC}"][value="${value}"]`).click();
const faultLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('.form-faults a')];
/** Waits until the browser went back or forward. */
const moved = async (move: () => void): Promise<void> => {
  move();
  await vi.advanceTimersByTimeAsync(10);
};

freshFormPage();
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  history.replaceState(null, '', '/contact');
  open();
});

describe('startSteppedForm (R-8.44)', () => {
  it('shows one page at a time with its position, and the buttons that it needs', () => {
    expect([shownPage(), position(), visibleButtons()]).toEqual([0, 'ステップ 1 / 2', [WORDS.steps.next]]);
    fillIn();
    choose('見学');
    expect(position()).toBe('ステップ 1 / 3');
    next();
    expect([shownPage(), position(), visibleButtons()]).toEqual([1, 'ステップ 2 / 3', [WORDS.steps.next, WORDS.steps.back]]);
    expect(document.activeElement?.textContent).toBe('ステップ 2 / 3ご予約');
    type(SEATS, '二席');
    next();
    expect([shownPage(), position(), visibleButtons()]).toEqual([2, 'ステップ 3 / 3', [WORDS.submit.contact, WORDS.steps.back]]);
    expect(find('.form-progress').style.getPropertyValue('--part')).toBe('100%');
  });

  it('validates a page before it opens the next one, and only that page', () => {
    choose('見学');
    next();
    expect(shownPage()).toBe(0);
    expect(faultLinks().map(({ textContent }) => textContent)).toEqual([WORDS.fields.email.title, WORDS.fields.company.title]);
    expect(document.activeElement).toBe(find('.form-faults'));
    type(EMAIL, 'hanako@example.com');
    expect(faultLinks()).toHaveLength(1);
    type(COMPANY, '茶舗');
    expect(document.querySelector('.form-faults')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    next();
    expect(shownPage()).toBe(1);
  });

  it('skips a page whose fields are hidden, in both directions', async () => {
    fillIn();
    choose('相談');
    next();
    expect([shownPage(), position()]).toEqual([2, 'ステップ 2 / 2']);
    await moved(back);
    expect(shownPage()).toBe(0);
    await moved(() => history.forward());
    expect(shownPage()).toBe(2);
  });

  it('sends all pages from the last one, without the answers of a skipped page', async () => {
    fillIn();
    choose('見学');
    next();
    type(SEATS, '二席');
    await moved(back);
    choose('相談');
    next();
    type(LAST, '以上');
    button().click();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(bodies().map(({ data }) => data)).toEqual([
      { [EMAIL]: 'hanako@example.com', [COMPANY]: '茶舗', [TOPIC]: '相談', [LAST]: '以上' },
    ]);
    expect(goTo).toHaveBeenCalledWith('/contact-success#sent');
  });

  it('keeps the faults of the last page when another page changes after an attempt to send', () => {
    fillIn();
    next();
    button().click();
    expect(faultLinks().map(({ textContent }) => textContent)).toEqual(['項目4']);
    type(COMPANY, '茶舗本店');
    expect(faultLinks().map(({ textContent }) => textContent)).toEqual(['項目4']);
  });

  it('presses the button of the page by the Enter key', () => {
    const first = () => [...form().querySelectorAll<HTMLButtonElement>('button')].find(({ type: kind }) => kind === 'submit')?.textContent;
    expect(first()).toBe(WORDS.steps.next);
    fillIn();
    next();
    expect(first()).toBe(WORDS.submit.contact);
  });
});

describe('pages of a form (R-8.45)', () => {
  it('open from the links of a summary that lists the faults of all pages', async () => {
    fillIn();
    choose('見学');
    next();
    type(SEATS, '二席');
    next();
    await moved(() => history.go(-2));
    type(COMPANY, '');
    await moved(() => history.forward());
    // The browser leads forward to the first page that has a fault.
    expect(shownPage()).toBe(0);
    type(COMPANY, '茶舗');
    next();
    next();
    expect(shownPage()).toBe(2);
    fetched.mockResolvedValueOnce(
      new Response(JSON.stringify({ data: { fields: [{ path: `data.${SEATS}`, rule: 'invalid' }] }, message: '' }), { status: 422 }),
    );
    type(LAST, '以上');
    button().click();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(faultLinks().map(({ textContent }) => textContent)).toEqual(['項目2']);
    faultLinks()[0]?.click();
    expect([shownPage(), document.activeElement]).toEqual([1, find(`[name="${SEATS}"]`)]);
    await moved(() => history.back());
    expect(shownPage()).toBe(2);
  });

  it('pages of a form are entries of the browser’s history, which its back button leaves in reverse order', async () => {
    fillIn();
    choose('見学');
    next();
    type(SEATS, '二席');
    next();
    await moved(() => history.back());
    expect([shownPage(), document.activeElement?.tagName]).toEqual([1, 'H2']);
    await moved(() => history.back());
    expect(shownPage()).toBe(0);
    await moved(() => history.forward());
    expect(shownPage()).toBe(1);
  });

  it('pages of a form are restored with the draft, and lead back without an entry of the history', () => {
    fillIn();
    choose('見学');
    next();
    type(SEATS, '二席');
    history.replaceState(null, '', '/contact');
    open();
    expect([shownPage(), find(`[name="${SEATS}"]`).value, find('.form-state').textContent]).toEqual([
      1,
      '二席',
      `${TOLD.restored} ${TOLD.clear}`,
    ]);
    back();
    expect(shownPage()).toBe(0);
  });

  it('pages of a form are restored up to the first page with a fault, such as a password that a draft does not keep', () => {
    fillIn();
    choose('見学');
    next();
    type(NOTE, '窓側');
    localStorage.setItem(
      localStorage.key(0) ?? '',
      (localStorage.getItem(localStorage.key(0) ?? '') ?? '').replace(`["${COMPANY}","茶舗"]`, `["${COMPANY}",""]`),
    );
    open();
    expect([shownPage(), faultLinks()]).toEqual([0, []]);
  });

  it('begin with the first page again when the entry is cleared', async () => {
    fillIn();
    choose('見学');
    next();
    open();
    expect(shownPage()).toBe(1);
    find('.form-state button').click();
    await Promise.resolve();
    expect([shownPage(), position(), document.activeElement]).toEqual([0, 'ステップ 1 / 2', find(`[name="${EMAIL}"]`)]);
    open();
    expect(find('.form-state').textContent).toBe('');
  });

  it('show no fault of the former entry after it was cleared', () => {
    type(EMAIL, 'hanako@example.com');
    open();
    next();
    expect(faultLinks()).toHaveLength(1);
    find('.form-state button').click();
    type(EMAIL, 'taro@example.com');
    expect(faultLinks()).toEqual([]);
  });
});
