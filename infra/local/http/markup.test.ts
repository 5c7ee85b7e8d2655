import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkup, unescapeMarkup } from '#infra/local/http/markup.ts';

describe('escapeMarkup and unescapeMarkup', () => {
  it('escape characters that would end a text or an attribute', () => {
    expect(escapeMarkup(`<a href="x" id='y'>&\u0001\r`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&#1;&#13;');
  });

  it('decode named and numeric references only once', () => {
    expect(unescapeMarkup('&amp;lt; &#x1F600; &#65; &nbsp; &#9999999;')).toBe('&lt; 😀 A &nbsp; &#9999999;');
  });

  it('restore any text that was escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(unescapeMarkup(escapeMarkup(value))).toBe(value);
      }),
    );
  });
});
