// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedSnippet } from '#shared/rules/publishing/embed-snippet.ts';

const SITE = { url: 'https://tea.example/en', name: 'Tea', viewMode: 'MOBILE', link: 'Open' } as const;

describe('embedSnippet', () => {
  it('has one named frame, a link to the same page and one script, whatever the name (R-14.107)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { body } = new DOMParser().parseFromString(embedSnippet({ ...SITE, name, link: name }), 'text/html');
        expect([...body.children].map(({ tagName }) => tagName)).toEqual(['IFRAME', 'P', 'SCRIPT']);
        expect(body.querySelector('iframe')?.title).toBe(name);
        expect(body.querySelector('iframe')?.src).toBe(SITE.url);
        expect(body.querySelector('a')?.href).toBe(SITE.url);
      }),
    );
  });

  it('gives the frame the height that the site reports, and ignores other senders', () => {
    document.body.innerHTML = embedSnippet(SITE);
    const frame = document.querySelector('iframe');
    // Scripts of `innerHTML` do not run.
    // eslint-disable-next-line no-eval
    window.eval(document.querySelector('script')?.textContent ?? '');
    const say = (origin: string, source: Window | null | undefined, data: unknown) =>
      dispatchEvent(new MessageEvent('message', { origin, source: source ?? null, data }));
    say('https://evil.example', frame?.contentWindow, { siteHeight: 5_000 });
    say('https://tea.example', window, { siteHeight: 5_000 });
    say('https://tea.example', frame?.contentWindow, null);
    expect(frame?.style.height).toBe('693px');
    say('https://tea.example', frame?.contentWindow, { siteHeight: 640 });
    expect(frame?.style.height).toBe('640px');
  });
});
