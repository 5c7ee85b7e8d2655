import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { externalSources } from '#shared/markup/tags/external-sources.ts';
import { siteWithPages, TAGS } from '#site-renderer/pages/pages-fixture.ts';
import { serviceOperator } from '#site-renderer/pages/service-operator.ts';
import { documentWith, render } from '#site-renderer/render/render-fixture.ts';

const services = (page: Document) =>
  [...page.querySelectorAll('.services li')].map((service) => ({
    host: service.querySelector('h3')?.textContent,
    details: [...service.querySelectorAll('dd')].map(({ textContent }) => textContent),
  }));

describe('privacy notice', () => {
  test('lists every host that the tags of the site contact', () => {
    const document = siteWithPages({ headTags: { jp: { html: TAGS.head } }, bodyTags: { jp: { html: TAGS.body } } });
    const page = render(document).at('/data-notice');
    expect(services(page).map(({ host }) => host)).toEqual(['www.googletagmanager.com', 'collect.example.net', 'analytics.tiktok.com']);
    const [tags, unknown, pixel] = services(page).map(({ details }) => details);
    expect(tags).toEqual(['Google LLC', 'プログラム(スクリプト)', expect.stringContaining('Cookie'), '計測用プログラムの管理']);
    expect(unknown?.[0]).toBe('collect.example.net の運営者');
    expect(unknown?.[1]).toBe('プログラムが通信する先');
    expect(unknown?.[3]).toContain('運営者が設置した機能');
    expect(pixel).toEqual(['TikTok Pte. Ltd.', 'プログラム(スクリプト)', expect.anything(), '広告の配信と効果の測定']);
    expect(page.body.textContent).toContain('組み込まれたプログラムは');
  });

  test('mentions no cookies for a host that only serves a picture', () => {
    const document = siteWithPages({ headTags: { jp: { html: '<link rel="icon" href="https://cdn.example.net/i.png">' } } });
    const [service] = services(render(document).at('/data-notice'));
    expect(service?.details[2]).not.toContain('Cookie');
  });

  test('states in every language that no data is sent if the site has no tags', () => {
    const document = documentWith({ A1: {} }, { languages: [...LANGUAGES] });
    const notices = LANGUAGES.map((language) => {
      const page = render(document, language).at(language === 'jp' ? '/data-notice' : `/${language}/data-notice`);
      expect(services(page)).toEqual([]);
      return page.querySelector('main h2 + p')?.textContent;
    });
    expect(notices).toEqual([
      'このサイトは、ご覧になる方の情報を外部のサービスへ送っていません。',
      'This site sends nothing about its visitors to other services.',
      '本站不会将访客的信息发送给外部服务。',
      '이 사이트는 방문자의 정보를 외부 서비스로 보내지 않습니다.',
    ]);
  });

  test('mentions forms and members only if the site has forms or members', () => {
    const noticeText = (document: Parameters<typeof render>[0]) =>
      render(document).at('/data-notice').querySelector('main')?.textContent ?? '';
    expect(noticeText(siteWithPages())).toContain('会員:');
    expect(noticeText(siteWithPages())).toContain('フォーム:');
    expect(noticeText(documentWith({ A1: {} }))).not.toMatch(/会員:|フォーム:/);
  });
});

describe('serviceOperator', () => {
  test('returns the operator of a host or its subdomain, longest match first', () => {
    expect(serviceOperator('region1.google-analytics.com')).toEqual({ name: 'Google LLC', purpose: 'analytics' });
    expect(serviceOperator('fonts.googleapis.com')?.purpose).toBe('fonts');
    expect(serviceOperator('Analytics.TikTok.com')?.purpose).toBe('ads');
    expect(serviceOperator('www.tiktok.com')?.purpose).toBe('social');
    expect(serviceOperator('d.line-scdn.net')?.name).toContain('LY Corporation');
    expect(serviceOperator('www.clarity.ms:443')?.name).toBe('Microsoft Corporation');
  });

  test('returns undefined for a host that only shares a suffix with a known host', () => {
    expect(serviceOperator('notgoogle.com')).toBeUndefined();
    expect(serviceOperator('google.com.example.net')).toBeUndefined();
    expect(serviceOperator('constructor')).toBeUndefined();
    fc.assert(
      fc.property(fc.domain(), (host) => {
        expect(serviceOperator(`${host}.example`)).toBeUndefined();
      }),
    );
  });

  test('accepts hosts as externalSources returns them', () => {
    const [found] = externalSources('<script async src="https://www.youtube.com/iframe_api"></script>');
    expect(serviceOperator(found?.host ?? '')).toEqual({ name: 'Google LLC', purpose: 'video' });
  });
});
