import { describe, expect, it } from 'vitest';
import { findLinks } from '#infra/local/mail/find-links.ts';

describe('findLinks', () => {
  it('reads link targets from HTML and resolves entities', () => {
    const html = `<a class="b" href="https://a.example/?x=1&amp;y=2">A</a> <A HREF='http://b.example'>B</A> <a href=https://c.example>C</a>`;
    expect(findLinks(html, '')).toEqual(['https://a.example/?x=1&y=2', 'http://b.example', 'https://c.example']);
  });

  it('omits link targets that are no web addresses', () => {
    expect(
      findLinks('<a href="mailto:a@b.example">m</a><a href="javascript:alert(1)">j</a><a name="x">n</a><img src="https://i.example">', ''),
    ).toEqual([]);
  });

  it('removes the punctuation after an address in plain text', () => {
    expect(
      findLinks('', 'こちら（https://a.example/b?c=d）。See https://b.example/x. <https://c.example>\nhttp://d.example/「引用」'),
    ).toEqual(['https://a.example/b?c=d', 'https://b.example/x', 'https://c.example', 'http://d.example/']);
  });

  it('returns each address once', () => {
    expect(findLinks('<a href="https://a.example">a</a>', 'https://a.example https://a.example')).toEqual(['https://a.example']);
  });
});
