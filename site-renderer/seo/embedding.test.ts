import { describe, expect, it } from 'vitest';
import { siteWithPages } from '#site-renderer/pages/pages-fixture.ts';
import { documentWith, ORIGIN, render, SITE_ID } from '#site-renderer/render/render-fixture.ts';

const embedded = (embedOrigins: string[], name = 'Tea') =>
  render(documentWith({ A1: {}, B1: {} }, { embedOrigins, name, languages: ['jp', 'en'] }), 'en');
const OEMBED = 'link[type="application/json+oembed"]';

describe('site that other sites may frame', () => {
  it('stores the origins with the pages that visitors may see in frames, and not with sign-in or other files (R-14.106)', () => {
    const { files, at } = render(siteWithPages({}, { embedOrigins: ['https://shop.example', 'https://www.example.jp'] }));
    expect(at('/contact').body.textContent).toContain('reportHeight()');
    expect(at('/login').body.textContent).not.toContain('reportHeight()');
    const framed = files.filter(({ metadata }) => metadata?.['frames'] === 'https://shop.example https://www.example.jp');
    const names = framed.map(({ key }) => key.slice(SITE_ID.length));
    expect(names).toEqual(expect.arrayContaining(['/index.html', '/contact.html', '/data-notice.html']));
    const unframed = files.filter((file) => !framed.includes(file)).map(({ key }) => key.slice(SITE_ID.length));
    expect(unframed).toEqual(expect.arrayContaining(['/login.html', '/register.html', '/new-password.html', '/s/0.html']));
  });

  it('runs the script that reports its height on the pages in frames, and has a link to its oEmbed data (R-14.107, R-14.108)', () => {
    const { page, files } = embedded(['https://shop.example']);
    expect(page.body.textContent).toContain('reportHeight()');
    const href = page.querySelector<HTMLLinkElement>(OEMBED)?.href ?? '';
    expect(href).toMatch(/^https:\/\/[^/]+\/o\/en\.json\?v=[\da-f]{8}$/);
    const data: unknown = JSON.parse(files.find(({ key }) => key === `${SITE_ID}/o/en.json`)?.body ?? '{}');
    expect(data).toMatchObject({ version: '1.0', type: 'rich', title: 'Tea', provider_url: `${ORIGIN}/`, width: 390, height: 693 });
    expect(data).toHaveProperty('html', expect.stringContaining(`<iframe src="${ORIGIN}/en" title="Tea"`));
  });

  it('changes every page with the origins, so that no page keeps its entity tag while its metadata change', () => {
    const [one, other] = [embedded(['https://shop.example']), embedded(['https://other.example'])];
    const bodies = new Map(other.files.map(({ key, body }) => [key, body]));
    for (const { key, body, metadata } of one.files) if (metadata) expect(bodies.get(key)).not.toBe(body);
  });

  it('has the same pages as before if its owner allows no origin', () => {
    const { files, all } = embedded([]);
    expect(files.filter(({ metadata }) => metadata)).toEqual([]);
    expect(all).not.toMatch(/oembed|reportHeight|\/o\/en\.json/);
  });
});
