import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emphasisedSpans } from '#shared/rules/sheets/emphases.ts';
import { markedText } from '#site-renderer/components/sheet/composition/marked-text.tsx';

const draw = (...parameters: Parameters<typeof markedText>): string => renderToStaticMarkup(markedText(...parameters));
/** Phrases of two code units. */
const pairs = (text: string): string[] => text.match(/.{1,2}/gsu) ?? [];

describe('markedText', () => {
  it('puts breaks between phrases, and parts into em', () => {
    expect(draw('abcdef', pairs, [])).toBe('ab<wbr/>cd<wbr/>ef');
    expect(draw('abcdef', pairs, [{ start: 1, end: 5 }])).toBe('a<em>b<wbr/>cd<wbr/>e</em>f');
    expect(draw('abcdef', pairs, [{ start: 2, end: 4 }])).toBe('ab<em><wbr/>cd</em><wbr/>ef');
    expect(draw('abcdef', undefined, [{ start: 0, end: 9 }])).toBe('<em>abcdef</em>');
    expect(draw('abcdef', undefined, [])).toBe('abcdef');
  });

  it('marks the parts of a line that is a part of a text', () => {
    expect(
      draw(
        'def',
        undefined,
        [
          { start: 1, end: 4 },
          { start: 5, end: 9 },
        ],
        3,
      ),
    ).toBe('<em>d</em>e<em>f</em>');
    expect(draw('def', undefined, [{ start: 0, end: 2 }], 3)).toBe('def');
  });

  it('keeps text, breaks and emphasised characters for every text and all emphases', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '茶', '\n'), maxLength: 20 });
    const part = fc.record({ role: fc.constant('headline' as const), start: fc.nat(22), length: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(text, fc.array(part, { maxLength: 4 }), (value, emphases) => {
        const spans = emphasisedSpans(emphases, 'headline', value);
        const root = document.createElement('div');
        root.innerHTML = draw(value, pairs, spans);
        expect(root.textContent).toBe(value);
        const trimmed = [...root.querySelectorAll('em')].map(({ textContent }) => textContent);
        expect(trimmed).toEqual(spans.map(({ start, end }) => value.slice(start, end)));
        expect(root.querySelectorAll('wbr')).toHaveLength(Math.max(0, pairs(value).length - 1));
      }),
    );
  });
});
