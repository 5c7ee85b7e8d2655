import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportSuccess } from '#site-renderer/visitor/forms/report-success.ts';

const layer = () => (window as { dataLayer?: unknown[] }).dataLayer;
const heard = vi.fn<(event: Event) => void>();

const open = (address: string): void => {
  history.replaceState(null, '', address);
  reportSuccess();
};
const load = (): boolean => dispatchEvent(new Event('load'));

beforeEach(() => {
  document.body.innerHTML = '<main><div class="form-done" data-form="contact" data-language="en"></div></main>';
  addEventListener('form_success', heard);
});

afterEach(() => {
  removeEventListener('form_success', heard);
  heard.mockReset();
  delete (window as { dataLayer?: unknown[] }).dataLayer;
});

describe('reportSuccess', () => {
  it('reports a sent form after the page has loaded, to the data layer and to listeners', () => {
    open('/en/contact-success#sent');
    expect([layer(), heard.mock.calls]).toEqual([undefined, []]);
    load();
    const detail = { form_kind: 'contact', form_language: 'en' };
    expect(layer()).toEqual([{ event: 'form_success', ...detail }]);
    expect(heard.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail)).toEqual([detail]);
  });

  it('keeps earlier entries of tags in the data layer', () => {
    Object.assign(window, { dataLayer: ['js'] });
    open('/contact-success#sent');
    load();
    expect(layer()).toEqual(['js', { event: 'form_success', form_kind: 'contact', form_language: 'en' }]);
  });

  it('removes the fragment immediately, and reports once even if the page is reloaded', () => {
    open('/contact-success?utm_source=x#sent');
    expect(location.pathname + location.search + location.hash).toBe('/contact-success?utm_source=x');
    reportSuccess();
    load();
    load();
    expect([layer()?.length, heard.mock.calls.length]).toEqual([1, 1]);
  });

  it.each(['/contact-success', '/contact-success#main'])('reports nothing at %s, where no form was sent', (address) => {
    open(address);
    load();
    expect([layer(), heard.mock.calls, location.pathname + location.hash]).toEqual([undefined, [], address]);
  });
});
