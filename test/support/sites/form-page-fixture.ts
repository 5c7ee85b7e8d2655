import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Submission } from '#shared/model/forms/submission.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { bodyOf, idOf, customField, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import { startForm } from '#site-renderer/visitor/forms/start-form.ts';

/** A form’s page in a simulated browser, for tests that fill it in and send it. */

export const { form: WORDS, formPage: TOLD } = VISITOR_LABELS.jp;
export const [EMAIL, COMPANY, OWN, BOXES, CHOICE] = [idOf('email'), idOf('company'), idOf('f1'), idOf('f2'), idOf('f3')] as const;
const SITE = siteWithForms({
  fields: [
    customField(1, { validation: { format: 'phone', min: null, max: null } }),
    customField(2, { typeInput: 'SELECT_OPTIONS' }),
    customField(3, { typeInput: 'SELECT' }),
  ],
});

export const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
export const goTo = vi.fn<(path: string) => void>();
export const answer = (status: number, data: unknown = null): Response => new Response(JSON.stringify({ data, message: '' }), { status });
export const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Submission);

export const find = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};
export const form = (): HTMLFormElement => document.forms[0] ?? expect.fail();
export const button = () => find('[type=submit]');
export const state = (): string | null => find('.form-state').textContent;
export const type = (name: string, value: string): void => {
  const field = find(`[name="${name}"]`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
export const fillIn = (): void => {
  type(EMAIL, 'hanako@example.com');
  type(COMPANY, '茶舗');
};
/** Presses the submit button and waits until the form has been sent and answered. */
export const press = async (): Promise<void> => {
  button().click();
  await vi.advanceTimersByTimeAsync(5_000);
};

const listen = window.addEventListener.bind(window);
/** Removes the window listeners of the previous page. */
let leavePage = new AbortController();
/** Opens a page and starts its script. Only storage persists between pages. */
export function openWith(draw: () => void, start: typeof startForm): void {
  leavePage.abort();
  leavePage = new AbortController();
  const { signal } = leavePage;
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener) => listen(name, listener, { signal }));
  draw();
  start(form(), goTo);
}
/** Opens a page as the server delivers it. */
export const open = (page: SitePage = 'contact', site = SITE): void =>
  openWith(() => (document.body.innerHTML = bodyOf(page, site)), startForm);

/** Starts every test on the contact form, in a browser with empty storage. */
export function freshFormPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset().mockResolvedValue(answer(201));
    goTo.mockReset();
    localStorage.clear();
    sessionStorage.clear();
    open();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
