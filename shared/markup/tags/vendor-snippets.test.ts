import { describe, expect, test } from 'vitest';
import { containsInlineCode } from '#shared/markup/tags/inline-code.ts';
import { findTagFault } from '#shared/markup/tags/validate-tags.ts';
import { VENDOR_SNIPPETS } from '#test/support/markup/vendor-snippets.ts';
import { TAG_ATTACKS, TAKEOVERS } from '#test/support/markup/tag-attacks.ts';

const STRICT = { tagManager: false };
const WITH_TAG_MANAGER = { tagManager: true };

describe('findTagFault for a site with a tag manager', () => {
  test.each(VENDOR_SNIPPETS)('accepts the snippets of $name as the vendor publishes them', ({ head, body }) => {
    expect(findTagFault('headTags', head, WITH_TAG_MANAGER)).toBeUndefined();
    expect(findTagFault('bodyTags', body, WITH_TAG_MANAGER)).toBeUndefined();
    expect(findTagFault('bodyTags', head + body, WITH_TAG_MANAGER)).toBeUndefined();
    expect(containsInlineCode(head)).toBe(true);
  });

  test.each([
    ['<script>setTimeout(a)</script>', { line: 1, found: 'setTimeout', reason: 'word' }],
    ['<!-- a -->\n<p>', { line: 2, found: '<p>', reason: 'element' }],
    ['<script>a()', { line: 1, found: '<script>', reason: 'unclosed' }],
    ['<script src="http://a.example/a.js"></script>', { line: 1, found: 'http://a.example/a.js', reason: 'not-https' }],
    ['<script onerror="a()">b()</script>', { line: 1, found: 'onerror', reason: 'attribute' }],
    ['<noscript>\n<p>\n</noscript>', { line: 2, found: '<p>', reason: 'element' }],
    ['<noscript>\n\n<img src="https://10.0.0.1/p.gif"></noscript>', { line: 3, found: 'https://10.0.0.1/p.gif', reason: 'private-host' }],
    ['<noscript><img></noscript>', { line: 1, found: '<img>', reason: 'no-src' }],
    ['<noscript><img src="https://a.example/" onload=a()></noscript>', { line: 1, found: 'onload', reason: 'attribute' }],
    ['<noscript><iframe srcdoc="<p>"></iframe></noscript>', { line: 1, found: 'srcdoc', reason: 'attribute' }],
    ['<noscript><iframe src="https://a.example/"></noscript>', { line: 1, found: '<iframe src="https://a.example/">', reason: 'unclosed' }],
    ['<noscript><script>a()</script></noscript>', { line: 1, found: '<script>', reason: 'element' }],
  ])('reports the fault of body tags %j', (html, fault) => {
    expect(findTagFault('bodyTags', html, WITH_TAG_MANAGER)).toEqual(fault);
  });

  test.each(TAKEOVERS.filter((html) => !html.startsWith('<noscript><img src="https:')))('refuses %s', (html) => {
    for (const kind of ['headTags', 'bodyTags'] as const)
      if (!(kind === 'headTags' && /^<link|^<style/.test(html))) expect(findTagFault(kind, html, WITH_TAG_MANAGER)).toBeDefined();
  });

  test('rejects every attack that does not begin with a script, noscript or comment', () => {
    const isScript = (html: string): boolean => /^\s*<(?:script|noscript|!--)/i.test(html);
    for (const [, html] of TAG_ATTACKS.filter(([, attack]) => !isScript(attack)))
      expect([html, findTagFault('bodyTags', html, WITH_TAG_MANAGER)]).toEqual([html, expect.anything()]);
  });
});

describe('findTagFault for a site without a tag manager', () => {
  test.each(VENDOR_SNIPPETS)('rejects the snippet of $name in body tags', ({ head }) => {
    expect(findTagFault('bodyTags', head, STRICT)?.reason).toMatch(/^(?:comment|no-defer)$/);
    expect(findTagFault('bodyTags', head.replaceAll(/<!--.*?-->|<script async src.*?<\/script>/g, ''), STRICT)?.reason).toBe('inline-code');
  });
});
