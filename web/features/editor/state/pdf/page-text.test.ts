import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { Sheet, EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { pageAlt } from '#web/features/editor/state/pdf/page-text.ts';

const run = (str: string, hasEOL = false) => ({ str, hasEOL });

describe('pageAlt', () => {
  it('joins the runs of a page in their order, with one space between lines', () => {
    expect(pageAlt([run('会社'), run('案内', true), run('', true), run('  港の\t食堂 '), run('です')], 'jp')).toBe(
      '会社案内 港の 食堂 です',
    );
  });

  it('is empty for a page without text, or with drawings of a symbol font only', () => {
    expect(pageAlt([], 'jp')).toBe('');
    expect(pageAlt([run('\uF0B7\uE001'), run(' \u0000\uFFFD', true)], 'en')).toBe('');
  });

  it('cuts a longer text at a word', () => {
    const text = pageAlt([run('harbour '.repeat(40))], 'en');
    expect(text).toBe(`${'harbour '.repeat(14)}harbour…`.slice(0, TEXT_MAX.textarea));
  });

  it('is accepted as the alternative text of a sheet, whatever the page contains', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ str: fc.string({ unit: 'binary', maxLength: 80 }), hasEOL: fc.boolean() })), (runs) => {
        const imageAlt = pageAlt(runs, 'jp');
        expect(Sheet.safeParse({ ...EMPTY_SHEET, imageAlt }).success).toBe(true);
        expect(imageAlt).toBe(imageAlt.trim());
      }),
    );
  });
});
