import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { renderNotAvailablePage, stoppedPages } from '#site-renderer/render/not-available.ts';
import { siteWithPages } from '#site-renderer/pages/pages-fixture.ts';
import { documentWith, render } from '#site-renderer/render/render-fixture.ts';
import { anyMarkup } from '#test/support/markup/tag-arbitraries.ts';

const HEAD = `<!-- measuring -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  if (dataLayer.length < 1 && "</p>") dataLayer.push(['js', new Date()]);
</script>
<meta name="verification" content="a&amp;b">`;
const BLOCKING = `<link rel="stylesheet" href="https://fonts.example/css?family=A&amp;display=swap">
<noscript><style>.js-only { display: none }</style></noscript>`;
const BODY = '<script src="https://chat.example/widget.js" defer data-id="12"></script>';

const withTags = (head: string, body: string): SiteDocument => ({
  ...documentWith({ A1: { mainText: '新作' }, B1: {} }),
  headTags: { jp: { html: head } },
  bodyTags: { jp: { html: body } },
});

/** Returns the scripts in the head, without the structured data of the page. */
const tagScriptsIn = (head: HTMLElement) => [...head.querySelectorAll('script')].filter(({ type }) => type !== 'application/ld+json');

/** Returns the content security policy of a page, by directive. */
const policyOf = (page: Document): Record<string, string[]> =>
  Object.fromEntries(
    (page.querySelector('[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** Returns markup without the overlay links, which include a link to the privacy notice if tags contact other hosts. */
function withoutOverlayLinks(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const links of copy.querySelectorAll('.ways')) links.remove();
  return copy.outerHTML;
}

describe('tags of a site', () => {
  test('are at the end of the head and of the body', () => {
    const { page, html } = render(withTags(HEAD, BODY));
    expect(html).toContain(`</style>${HEAD}</head>`);
    expect(html).toContain(`</script>${BODY}</body></html>`);
    expect(tagScriptsIn(page.head).map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1', '']);
    const last = page.body.lastElementChild as HTMLScriptElement;
    expect([last.src, last.defer, last.dataset['id']]).toEqual(['https://chat.example/widget.js', true, '12']);
  });

  test('are those of the default language unless the language has its own tags, even empty ones', () => {
    const document = withTags(HEAD, BODY);
    expect(render(document, 'en').html).toContain(HEAD);
    const own = {
      ...document,
      headTags: { ...document.headTags, en: { html: '<meta name="en">' } },
      bodyTags: { ...document.bodyTags, en: { html: '' } },
    };
    const { html } = render(own, 'en');
    expect(html).toContain('<meta name="en"></head>');
    expect(html).not.toContain(HEAD);
    expect(html).not.toContain(BODY);
  });

  test.each([
    ['</head><body><h1>x</h1>', ''],
    ['<base href="https://evil.example/">', ''],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example/">', ''],
    ['', '<img src=x onerror=alert(1)>'],
    ['', '</body><script>alert(1)</script>'],
  ])('are omitted if the validation of a save would reject them: %j %j', (head, body) => {
    expect(render(withTags(head, body)).html).toBe(render(withTags('', '')).html);
  });

  test('leave the rest of the page unchanged', () => {
    const { body } = render(withTags('', '')).page;
    const [stage, script] = [...body.children].map(withoutOverlayLinks);
    fc.assert(
      fc.property(anyMarkup, anyMarkup, (head, tags) => {
        const { page } = render(withTags(head, tags));
        expect([...page.body.children].slice(0, 2).map(withoutOverlayLinks)).toEqual([stage, script]);
        for (const more of [...page.body.children].slice(2))
          expect(more.matches('script, style, noscript, link[rel~=stylesheet i]')).toBe(true);
        const blocking = page.head.querySelectorAll('script[src]:not([async], [defer], [type=module i]), link[rel~=stylesheet i]');
        // Elements inside `noscript` do not block rendering where scripts run.
        expect([...blocking].filter((one) => one.closest('noscript') === null)).toEqual([]);
        expect(page.querySelectorAll('base, [http-equiv=refresh i], title ~ title').length).toBe(0);
        expect(page.querySelectorAll('[http-equiv="content-security-policy" i]').length).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  test('follow the page and its runtime if they would block rendering', () => {
    const { html } = render(withTags(`${HEAD}\n${BLOCKING}`, BODY));
    expect(html).toContain(`</style>${HEAD}\n</head>`);
    expect(html).toContain(`</script>${BLOCKING.replace('\n', '')}${BODY}</body></html>`);
  });

  test('are never on pages of the platform', () => {
    for (const html of [renderNotAvailablePage(''), stoppedPages('').frame]) expect(html).not.toContain('<script');
  });
});

describe('content security policy of a page', () => {
  const strict = policyOf(render(withTags('', '')).page);

  test('allows only the same origin if the page has no tags, or tags that load no resources', () => {
    expect(strict).toEqual({
      'default-src': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'media-src': ["'self'"],
      'style-src': ["'unsafe-inline'"],
      'script-src': ["'self'", expect.stringMatching(/^'sha256-/)],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
    expect(policyOf(render(withTags('<meta name="a"><link rel="canonical" href="https://a.example/">', '')).page)).toEqual(strict);
  });

  test('allows the resources that style sheets of tags load, but no scripts', () => {
    const policy = policyOf(
      render(withTags('<link rel="stylesheet" href="https://fonts.example/a.css"><style>@import "https://b.example/b.css"</style>', ''))
        .page,
    );
    expect(policy['style-src']).toEqual(["'unsafe-inline'", 'https://fonts.example', 'https://b.example']);
    expect(policy['font-src']).toContain('https:');
    expect(policy['script-src']).toEqual(strict['script-src']);
    expect(policy['connect-src']).toEqual(strict['connect-src']);
  });

  test('allows scripts from the hosts that body tags name', () => {
    const policy = policyOf(render(withTags('', BODY)).page);
    expect(policy['script-src']).toEqual([...(strict['script-src'] ?? []), 'https://chat.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https:', 'wss:']);
    expect(policy['frame-src']).toEqual(['https:']);
  });

  test('forbids inline code of head tags, and lets external scripts of head tags load other scripts', () => {
    expect(policyOf(render(withTags(HEAD, '')).page)['script-src']).toEqual([...(strict['script-src'] ?? []), 'https:']);
    for (const head of [
      '<script>a()</script>',
      `<link rel="preload" as="style" href="https://a.example/a.css" onload="this.rel='stylesheet'">`,
    ])
      expect(policyOf(render(withTags(head, '')).page)['script-src']).toEqual(strict['script-src']);
  });

  test('allows data elements in head tags without allowing scripts', () => {
    const policy = policyOf(render(withTags('<script type="application/ld+json">{}</script>', '')).page);
    expect(policy['script-src']).not.toContain('https:');
    expect(policy['connect-src']).toEqual(strict['connect-src']);
  });

  test('never allows eval', () => {
    fc.assert(
      fc.property(anyMarkup, anyMarkup, (head, body) => {
        const sources = policyOf(render(withTags(head, body)).page)['script-src'] ?? [];
        expect(sources.filter((source) => /unsafe-(inline|eval)|^\*|^data:|^http:/.test(source))).toEqual([]);
        expect(sources.every((source) => /^(?:'self'|'sha256-[\w+/=]+'|https:|https:\/\/[\w.-]+(?::\d+)?)$/.test(source))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('page of a site with a tag manager', () => {
  const managed = (head: string, body: string): SiteDocument => {
    const document = withTags(head, body);
    return { ...document, settings: { ...document.settings, tagManager: true } };
  };
  const PIXEL = '<noscript><img height="1" src="https://www.facebook.com/tr?id=1&noscript=1"/></noscript>';

  test('allows inline code if its tags contain code', () => {
    const sources = policyOf(render(managed(HEAD, '<script>a()</script>')).page)['script-src'];
    expect(sources?.toSorted()).toEqual(["'self'", "'unsafe-inline'", 'https:']);
    expect(policyOf(render(managed('', '')).page)).toEqual(policyOf(render(withTags('', '')).page));
  });

  test('allows requests to any HTTPS host', () => {
    const policy = policyOf(render(managed('', '<script>a()</script>')).page);
    expect(policy['connect-src']).toEqual(["'self'", 'https:', 'wss:']);
    expect(policy['frame-src']).toEqual(['https:']);
    expect(policy['img-src']).toContain('https:');
  });

  test('moves tracking pictures from the head to the body, where HTML allows them', () => {
    const { html, page } = render(managed(`<script>a()</script>\n${PIXEL}\n<meta name="b">`, '<script>b()</script>'));
    expect(html).toContain(`<script>a()</script>\n<meta name="b"></head>`);
    expect(html).toContain(`</script>${PIXEL}<script>b()</script></body>`);
    expect(page.head.querySelector('noscript')).toBeNull();
  });

  test('has the strict policy if it may not contain tags', () => {
    const tagged = { headTags: { jp: { html: '<script>a()</script>' } } };
    const { at } = render(siteWithPages(tagged, { tagManager: true }));
    for (const path of ['/', '/B1', '/contact', '/register-success'])
      expect([path, policyOf(at(path))['script-src']]).toEqual([path, ["'self'", "'unsafe-inline'", 'https:']]);
    for (const path of ['/login', '/register', '/register-confirm', '/forgot-password', '/new-password'])
      expect([path, policyOf(at(path))]).toEqual([
        path,
        { ...policyOf(render(withTags('', '')).page), 'script-src': ["'self'", expect.stringMatching(/^'sha256-/)] },
      ]);
  });

  test('never allows eval, and keeps its own markup unchanged', () => {
    const { body } = render(managed('', '')).page;
    const [stage, script] = [...body.children].map(withoutOverlayLinks);
    fc.assert(
      fc.property(anyMarkup, anyMarkup, (head, tags) => {
        const { page } = render(managed(head, tags));
        expect([...page.body.children].slice(0, 2).map(withoutOverlayLinks)).toEqual([stage, script]);
        for (const more of [...page.body.children].slice(2))
          expect(more.matches('script, style, noscript, link[rel~=stylesheet i]')).toBe(true);
        const sources = policyOf(page)['script-src'] ?? [];
        expect(sources.filter((source) => /unsafe-eval|^\*|^data:|^http:/.test(source))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('metadata for search engines', () => {
  const seo = { title: '秋の新作 | 公式', h1: '秋の新作(2026)', description: '一行目\n二行目', basedOn: null };
  const document = { ...documentWith({ A1: { mainText: '新作' }, B1: { mainText: '靴' } }), seo: { jp: seo } };
  const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');

  test('use the values entered for the language', () => {
    const { page } = render(document);
    expect([page.title, contentOf(page, '[property="og:title"]')]).toEqual([seo.title, seo.title]);
    expect(contentOf(page, '[property="og:site_name"]')).toBe('秋の店');
    for (const selector of ['[name=description]', '[property="og:description"]']) expect(contentOf(page, selector)).toBe('一行目 二行目');
  });

  test('are derived from the sheets if the language has no values', () => {
    const { page } = render(document, 'en');
    expect([page.title, contentOf(page, '[name=description]')]).toEqual(['秋の店', '新作']);
    expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['新作']);
  });

  test('include one visually hidden heading above the headings of the sheets', () => {
    const { page, at, sheets } = render(document);
    const headingsIn = (part: ParentNode | undefined) => [...(part?.querySelectorAll<HTMLElement>('h1, h2') ?? [])];
    const headings = headingsIn(page);
    const wordsOf = (part: ParentNode | undefined) => headingsIn(part).map(({ localName, textContent }) => [localName, textContent]);
    expect(wordsOf(page)).toEqual([
      ['h1', seo.h1],
      ['h2', '新作'],
    ]);
    expect(wordsOf(at('/B1'))).toEqual([['h1', '靴']]);
    expect(wordsOf(sheets.get('B1'))).toEqual([['h2', '靴']]);
    expect(headings[0]?.style.clipPath).toBe('inset(50%)');
    const locked = { ...documentWith({ A1: { membersOnlyLock: true } }), seo: { jp: seo } };
    expect(render(locked).page.querySelectorAll('h1').length).toBe(1);
  });
});
