import { describe, expect, it } from 'vitest';
import { findLinks } from '#infra/local/mail/find-links.ts';

describe('findLinks', () => {
  it('reads targets out of HTML, entities resolved', () => {
    const html = `<a class="b" href="https://a.example/?x=1&amp;y=2">A</a> <A HREF='http://b.example'>B</A> <a href=https://c.example>C</a>`;
    expect(findLinks(html, '')).toEqual(['https://a.example/?x=1&y=2', 'http://b.example', 'https://c.example']);
  });

  it('leaves out what is no web address', () => {
    expect(
      findLinks('<a href="mailto:a@b.example">m</a><a href="javascript:alert(1)">j</a><a name="x">n</a><img src="https://i.example">', ''),
    ).toEqual([]);
  });

  it('cuts off punctuation after addresses in text', () => {
    expect(
      findLinks('', 'こちら（https://a.example/b?c=d）。See https://b.example/x. <https://c.example>\nhttp://d.example/「引用」'),
    ).toEqual(['https://a.example/b?c=d', 'https://b.example/x', 'https://c.example', 'http://d.example/']);
  });

  it('names each address once', () => {
    expect(findLinks('<a href="https://a.example">a</a>', 'https://a.example https://a.example')).toEqual(['https://a.example']);
  });
});
