import { describe, expect, test } from 'vitest';
import { externalSources } from '#shared/markup/tags/external-sources.ts';

describe('externalSources', () => {
  test.each([
    ['<script src="https://a.example/x.js" defer></script>', [{ host: 'a.example', kind: 'script' }]],
    ['<script src="//a.example:8443/x.js"></script>', [{ host: 'a.example:8443', kind: 'script' }]],
    ['<script src="/x.js"></script><script src="data:text/javascript,1"></script>', []],
    [
      '<link rel="preload stylesheet" href="https://a.example/x.css">',
      [
        { host: 'a.example', kind: 'other' },
        { host: 'a.example', kind: 'style' },
      ],
    ],
    ['<link rel="canonical" href="https://a.example/"><link rel=alternate href="https://a.example/en">', []],
    ['<link rel="icon" href="https://a.example/i.png">', [{ host: 'a.example', kind: 'picture' }]],
    [
      '<img src="https://a.example/1.png" srcset="https://b.example/2.png 2x, /3.png 3x">',
      [
        { host: 'a.example', kind: 'picture' },
        { host: 'b.example', kind: 'picture' },
      ],
    ],
    ['<p><iframe src="https://a.example/"></iframe></p>', [{ host: 'a.example', kind: 'frame' }]],
    [
      '<style>@import url("https://a.example/x.css"); a { background: url(//b.example/x.png) }</style>',
      [
        { host: 'a.example', kind: 'style' },
        { host: 'b.example', kind: 'style' },
      ],
    ],
    ['<noscript><link rel="stylesheet" href="https://a.example/x.css"></noscript>', [{ host: 'a.example', kind: 'style' }]],
    ['<meta property="og:image" content="https://a.example/x.png"><a href="https://b.example/">x</a>', []],
  ])('returns the hosts of %j', (html, sources) => {
    expect(externalSources(html)).toEqual(sources);
  });

  test('returns each host in inline code once, and ignores hosts in JSON-LD data', () => {
    const code = `
      // See //docs.example/x and http://www.w3.org/2000/svg
      load('https://a.example/x.js'); load("//b.example/y.js"); load('https:\\/\\/a.example\\/z.js');
      new WebSocket(\`wss://c.example/live\`);
    `;
    expect(externalSources(`<script>${code}</script>`).map(({ host, kind }) => `${kind} ${host}`)).toEqual([
      'code a.example',
      'code b.example',
      'code c.example',
    ]);
    expect(externalSources(`<script type="application/ld+json">{"url":"https://a.example/"}</script>`)).toEqual([]);
  });
});
