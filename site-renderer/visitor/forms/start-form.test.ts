import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORM_FILL_MIN_MS } from '#shared/model/limits.ts';
import { Submission } from '#shared/model/forms/submission.ts';
import { customField, idOf, SITE_ID, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import { saveLastSheet } from '#site-renderer/visitor/support/last-sheet.ts';
import {
  WORDS,
  TOLD,
  EMAIL,
  COMPANY,
  OWN,
  BOXES,
  CHOICE,
  fetched,
  goTo,
  answer,
  bodies,
  find,
  form,
  button,
  state,
  type,
  fillIn,
  press,
  open,
  freshFormPage,
} from '#test/support/sites/form-page-fixture.ts';

freshFormPage();

describe('startForm', () => {
  it('sends a valid entry once and opens the next page', async () => {
    fillIn();
    type(OWN, '０３ー１２３４ー５６７８');
    find(`[value="相談"]`).click();
    await vi.advanceTimersByTimeAsync(4_000);
    button().click();
    button().click();
    expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual([TOLD.sending, 'true']);
    await vi.advanceTimersByTimeAsync(5_000);
    form().requestSubmit();
    expect(fetched.mock.calls.map(([url, { method }]) => [method, url])).toEqual([['POST', `/api/v1/end-user/site/${SITE_ID}/contact`]]);
    const [body] = bodies();
    expect(Submission.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      lang: 'jp',
      data: { [EMAIL]: 'hanako@example.com', [COMPANY]: '茶舗', [OWN]: '03-1234-5678', [BOXES]: ['相談'], [CHOICE]: '' },
      agreed: [],
      elapsedMs: 4_000,
      website: '',
    });
    expect(goTo.mock.calls).toEqual([['/contact-success#sent']]);
  });

  it('sends a date and a radio button, and refuses a date of which only a part is entered (R-8.29)', async () => {
    const [day, radio] = [idOf('f1'), idOf('f2')];
    open(
      'contact',
      siteWithForms({ fields: [customField(1, { typeInput: 'DATE' }), customField(2, { typeInput: 'RADIO', isRequired: true })] }),
    );
    fillIn();
    Object.defineProperty(find(`[name="${day}"]`), 'validity', { value: { badInput: true }, configurable: true });
    await press();
    expect([...document.querySelectorAll('.form-fault')].map(({ textContent }) => textContent)).toEqual([
      WORDS.fault['invalid-date'],
      WORDS.fault.choose,
    ]);
    Object.defineProperty(find(`[name="${day}"]`), 'validity', { value: { badInput: false } });
    type(day, '2026-12-24');
    find('[type=radio][value="相談"]').click();
    await press();
    expect(bodies()[0]?.data).toMatchObject({ [day]: '2026-12-24', [radio]: '相談' });
  });

  it('never sends faster than the server accepts', async () => {
    fillIn();
    button().click();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bodies()[0]?.elapsedMs).toBeGreaterThan(FORM_FILL_MIN_MS);
  });

  it('sends the hidden field that only bots fill in', async () => {
    fillIn();
    find('[name=website]').value = 'https://spam.example';
    await press();
    expect(bodies()[0]?.website).toBe('https://spam.example');
  });

  it('shows an empty and usable form when the visitor returns', async () => {
    fillIn();
    await press();
    expect(find(`[name="${EMAIL}"]`).value).toBe('');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    fillIn();
    await press();
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(2);
  });

  it('enables the button once the script runs', () => {
    expect(button().disabled).toBe(false);
  });
});

it('submission contains the sheet that the visitor saw last in this tab, if any', async () => {
  fillIn();
  await press();
  saveLastSheet('B2');
  open();
  fillIn();
  await press();
  expect(bodies().map(({ cell }) => cell)).toEqual([undefined, 'B2']);
});

describe('a form opened from a sheet', () => {
  const VISIT = 'mi5r3c0x4k9q2z7w1abcdefg';
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['names the visit in its address', `#${VISIT}`, VISIT],
    ['names no visit if its address contains none', '', ''],
    ['names the visit even if more text follows in its address', `#${VISIT} and more`, VISIT],
  ])('%s', async (_what, hash, visit) => {
    history.replaceState(null, '', `/contact${hash}`);
    open();
    fillIn();
    await press();
    const [body] = bodies();
    expect(body?.visit).toBe(visit);
    expect(Submission.parse(body)).toEqual(body);
  });
});

describe('form opened from a popup', () => {
  const POPUP = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  const openFrom = (query: string) => {
    history.replaceState(null, '', `/contact${query}`);
    open();
    fillIn();
  };
  afterEach(() => history.replaceState(null, '', '/'));

  it('sends the id of the popup', async () => {
    openFrom(`?utm_source=x&popup=${POPUP}`);
    await press();
    openFrom('');
    await press();
    expect(bodies().map(({ popup }) => popup)).toEqual([POPUP, undefined]);
    expect(goTo.mock.calls).toEqual([['/contact-success#sent'], ['/contact-success#sent']]);
  });

  it('opens the success page with the message about the waiting list', async () => {
    fetched.mockResolvedValue(answer(201, { isWaiting: true }));
    openFrom(`?popup=${POPUP}`);
    await press();
    expect(goTo.mock.calls).toEqual([['/contact-success?waiting#sent']]);
  });

  it.each([
    ['offer-full', TOLD.offerFull],
    ['offer-ended', TOLD.offerEnded],
  ])('keeps the entry and links to the form without the popup on the error %s', async (code, sentence) => {
    fetched.mockResolvedValue(answer(409, { code }));
    openFrom(`?popup=${POPUP}`);
    await press();
    expect(state()).toBe(`${sentence} ${TOLD.withoutOffer}`);
    expect(find('.form-state a').getAttribute('href')).toBe('/contact');
    expect([find(`[name="${COMPANY}"]`).value, button().getAttribute('aria-disabled'), goTo.mock.calls]).toEqual(['茶舗', 'false', []]);
    fetched.mockResolvedValue(answer(201));
    history.replaceState(null, '', '/contact');
    open();
    expect(find(`[name="${COMPANY}"]`).value).toBe('茶舗');
    await press();
    expect(bodies()[1]).not.toHaveProperty('popup');
  });
});

describe('faults of an entry', () => {
  it('are shown before anything is sent, with a link to the first fault, and are updated with the input', async () => {
    type(EMAIL, 'hanako');
    await press();
    expect(fetched).not.toHaveBeenCalled();
    expect(document.activeElement?.className).toBe('form-faults');
    expect(find('.form-faults').textContent).toContain('2か所');
    expect([...document.querySelectorAll('.form-fault')].map(({ textContent }) => textContent)).toEqual([
      WORDS.fault['invalid-email'],
      WORDS.fault.required,
    ]);
    type(EMAIL, 'hanako@example.com');
    expect(find('.form-faults').textContent).toContain('1か所');
    type(COMPANY, '茶舗');
    expect(document.querySelector('.form-faults')).toBeNull();
  });

  it('are hidden until the first attempt to send', () => {
    type(EMAIL, 'h');
    expect(document.querySelector('.form-fault')).toBeNull();
  });

  it('do not include full-width letters and digits, because the field normalises them', () => {
    type(EMAIL, ' Ｈanako＠ｅxample.com ');
    type(OWN, '０３ー１２３４−５６７８');
    expect([find(`[name="${EMAIL}"]`).value, find(`[name="${OWN}"]`).value]).toEqual(['hanako@example.com', '03-1234-5678']);
  });
});

describe('refusal by the server', () => {
  it('is shown at the field that it names', async () => {
    fetched.mockResolvedValue(
      answer(400, { code: 'invalid-input', fields: [{ path: `data.${COMPANY}`, rule: 'too-long', params: { max: 120 } }] }),
    );
    fillIn();
    await press();
    expect(find(`[id="${COMPANY}-fault"]`).textContent).toBe('120文字以内で入力してください。');
    expect(document.activeElement?.className).toBe('form-faults');
    expect(button().getAttribute('aria-disabled')).toBe('false');
  });

  it('is shown at the agreement that it names', async () => {
    open('contact', siteWithForms({ company: { termsOfService: '<p>茶</p>', contractAgreement: true } }));
    fillIn();
    for (const box of document.querySelectorAll<HTMLInputElement>('[name=agreed]')) box.click();
    fetched.mockResolvedValue(answer(400, { fields: [{ path: 'agreed.termsOfService', rule: 'agreement-required' }] }));
    await press();
    expect(bodies()[0]?.agreed).toEqual(['termsOfService', 'privacyPolicy']);
    expect(find('#termsOfService-fault').textContent).toBe(WORDS.fault['agreement-required']);
  });

  it.each([
    [answer(429, { code: 'too-many-requests', retryAfter: 61 }), TOLD.tooMany.replace('{{minutes}}', '2')],
    [answer(429), TOLD.tooMany.replace('{{minutes}}', '1')],
    [answer(500), TOLD.failed],
    [answer(503, { code: 'unavailable', retryAfter: 5 }), TOLD.failed],
    [answer(400), TOLD.failed],
    [new Response('<h1>Bad request</h1>', { status: 400 }), TOLD.failed],
  ])('is shown below the submit button if it names no field: case %#', async (refusal, sentence) => {
    fetched.mockResolvedValue(refusal);
    fillIn();
    await press();
    expect(state()).toBe(sentence);
    expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual([WORDS.submit.contact, 'false']);
    expect(goTo).not.toHaveBeenCalled();
    expect(find(`[name="${COMPANY}"]`).value).toBe('茶舗');
  });

  it.each([answer(404), answer(400, { fields: [{ path: `data.${idOf('new')}`, rule: 'required' }] })])(
    'asks the visitor to reload the page if the form has changed: case %#',
    async (refusal) => {
      fetched.mockResolvedValue(refusal);
      fillIn();
      await press();
      expect(find('.form-faults').textContent).toBe(WORDS.fault['unknown-field']);
    },
  );

  it('leads to the same submission id for an unchanged entry, and to a new id for a changed entry', async () => {
    fetched.mockResolvedValueOnce(answer(500)).mockResolvedValueOnce(answer(500));
    fillIn();
    await press();
    await press();
    type(COMPANY, '茶舗本店');
    await press();
    const [first, second, third] = bodies().map(({ id }) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('startForm without a connection', () => {
  const drop = (): unknown => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));

  it('shows a notice, and sends the entry again with the same id once online', async () => {
    drop();
    fillIn();
    await press();
    expect(state()).toBe(TOLD.offline);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(goTo).toHaveBeenCalledOnce();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('retries after a delay if the browser fires no online event', async () => {
    drop();
    drop();
    fillIn();
    await press();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(goTo).toHaveBeenCalledOnce();
  });

  it('cancels the retry if the entry changes while offline', async () => {
    drop();
    fillIn();
    await press();
    type(COMPANY, '茶');
    expect(state()).toBe('');
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('does not retry if the entry changed during the request', async () => {
    fillIn();
    fetched.mockImplementationOnce(async () => {
      type(COMPANY, '茶');
      throw new TypeError('Failed to fetch');
    });
    await press();
    expect(state()).toBe(TOLD.failed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('times out if the server never answers', async () => {
    fillIn();
    await press();
    expect(fetched.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
  });
});

describe('registration form', () => {
  const register = async (): Promise<void> => {
    open('register');
    type(EMAIL, 'hanako@example.com');
    type(idOf('password'), 'Secret-123');
    type(idOf('confirm_password'), 'Secret-123');
    await press();
  };

  it('shows every rule that the password breaks', async () => {
    open('register');
    type(EMAIL, 'hanako@example.com');
    type(idOf('password'), 'abc');
    type(idOf('confirm_password'), 'abd');
    await press();
    expect(document.querySelectorAll(`[id="${idOf('password')}-fault"] p`)).toHaveLength(4);
    expect(find(`[id="${idOf('confirm_password')}-fault"]`).textContent).toBe(WORDS.fault['password-mismatch']);
  });

  it('opens a page that has the address and can request the e-mail again', async () => {
    fetched.mockResolvedValue(answer(202));
    await register();
    expect(goTo).toHaveBeenCalledWith('/register-success#sent');
    open('register-success');
    expect(find('[type=email]').value).toBe('hanako@example.com');
    await press();
    expect(fetched.mock.lastCall?.[0]).toBe(`/api/v1/end-user/site/${SITE_ID}/resend-register-email`);
    expect(bodies().at(-1)).toEqual({ email: 'hanako@example.com', lang: 'jp' });
    expect(state()).toBe(TOLD.resent);
    expect(goTo).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });

  it('asks for the address if it is unknown, and validates it', async () => {
    open('register-success');
    expect(find('[type=email]').value).toBe('');
    await press();
    expect(find('#email-fault').textContent).toBe(WORDS.fault.required);
    fetched.mockResolvedValue(answer(400, { fields: [{ path: 'email', rule: 'invalid-email' }] }));
    type('email', 'ｈanako@example.com');
    await press();
    expect(bodies()).toEqual([{ email: 'hanako@example.com', lang: 'jp' }]);
    expect(find('#email-fault').textContent).toBe(WORDS.fault['invalid-email']);
  });
});
