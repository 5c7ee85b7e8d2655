import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPHASES_MAX } from '#shared/model/limits.ts';
import { Emphases, type Emphasis } from '#shared/model/sites/sheet/sheet-layout.ts';
import { emphasisedSpans, isEmphasised, movedEmphases, toggleEmphasis } from '#shared/rules/sheets/emphases.ts';

const headline = (start: number, length: number): Emphasis => ({ role: 'headline', start, length });
const marked = (emphases: readonly Emphasis[], text: string): string[] =>
  emphasisedSpans(emphases, 'headline', text).map(({ start, end }) => text.slice(start, end));

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '茶', '🍵'), maxLength: 30 });
const emphasis = fc.record({
  role: fc.constantFrom('headline' as const, 'second' as const),
  start: fc.nat({ max: 40 }),
  length: fc.integer({ min: 1, max: 40 }),
});
const emphases = fc.array(emphasis, { maxLength: EMPHASES_MAX });

describe('emphasisedSpans', () => {
  it('returns the parts of one text in order, joined where they meet, and within it', () => {
    expect(marked([headline(4, 2), { role: 'second', start: 0, length: 2 }, headline(0, 2)], '新茶の季節です')).toEqual(['新茶', '節で']);
    expect(marked([headline(0, 2), headline(2, 3), headline(1, 2)], '新茶の季節です')).toEqual(['新茶の季節']);
    expect(marked([headline(5, 90), headline(80, 2)], '新茶の季節です')).toEqual(['です']);
  });

  it('counts from the first visible character, and divides no character', () => {
    expect(marked([headline(0, 2)], ' \n新茶')).toEqual(['新茶']);
    expect(marked([headline(0, 1)], '🍵茶')).toEqual([]);
    expect(marked([headline(1, 2)], '🍵茶')).toEqual(['🍵茶']);
  });
});

describe('movedEmphases', () => {
  it.each([
    ['a change before', '新茶の季節', '春の新茶の季節', ['新茶']],
    ['a change after', '新茶の季節', '新茶です', ['新茶']],
    ['an insertion within', '新茶の季節', '新しい茶の季節', ['新しい茶']],
    ['an insertion at the start', '新茶の季節', '初新茶の季節', ['新茶']],
    ['an insertion at the end', '新茶の季節', '新茶葉の季節', ['新茶']],
    ['all replaced', '新茶の季節', '紅葉の季節', ['紅葉']],
    ['all deleted', '新茶の季節', 'の季節', []],
    ['the end deleted', '新茶の季節', '新の季節', ['新']],
    ['more than it replaced', '新茶の季節', '新春季節', ['新']],
    ['white space before', '新茶の季節', '  新茶の季節', ['新茶']],
  ])('keeps the emphasised part after %s', (_, before, after, expected) => {
    expect(marked(movedEmphases([headline(0, 2)], 'headline', before, after), after)).toEqual(expected);
  });

  it('keeps what is left of parts that were replaced with others', () => {
    const before = 'one two three';
    const moved = movedEmphases([headline(0, 3), headline(4, 3), headline(8, 5)], 'headline', before, 'onXree');
    expect(marked(moved, 'onXree')).toEqual(['on', 'ree']);
  });

  it('returns valid emphases within the text for any change, and leaves those of other texts', () => {
    fc.assert(
      fc.property(emphases, text, text, (all, before, after) => {
        const moved = movedEmphases(all, 'headline', before, after);
        expect(Emphases.safeParse(moved).success).toBe(true);
        expect(moved.filter(({ role }) => role === 'second')).toEqual(all.filter(({ role }) => role === 'second'));
        for (const { start, length } of moved.filter(({ role }) => role === 'headline'))
          expect(start + length).toBeLessThanOrEqual(after.trimStart().length);
      }),
    );
  });

  it('keeps each emphasised part through changes elsewhere', () => {
    const word = fc.string({ unit: fc.constantFrom('x', 'y', '春'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, word, word, (before, after, newBefore, newAfter) => {
        const all = [headline(before.length, 2)];
        const once = movedEmphases(all, 'headline', `${before}新茶${after}`, `${newBefore}新茶${after}`);
        const twice = movedEmphases(once, 'headline', `${newBefore}新茶${after}`, `${newBefore}新茶${newAfter}`);
        expect(marked(twice, `${newBefore}新茶${newAfter}`)).toEqual(['新茶']);
      }),
    );
  });
});

describe('toggleEmphasis', () => {
  it('emphasises a part, joins it with others, and splits what is emphasised already', () => {
    const once = toggleEmphasis([], 'headline', '新茶の季節', { start: 0, end: 2 });
    expect(once).toEqual([headline(0, 2)]);
    const more = toggleEmphasis(once, 'headline', '新茶の季節', { start: 1, end: 5 });
    expect(more).toEqual([headline(0, 5)]);
    expect(toggleEmphasis(more, 'headline', '新茶の季節', { start: 2, end: 3 })).toEqual([headline(0, 2), headline(3, 2)]);
  });

  it('changes nothing without a part, and beyond the limit', () => {
    const full = Array.from({ length: EMPHASES_MAX }, (_, index) => headline(index * 2, 1));
    const long = 'x'.repeat(90);
    expect(toggleEmphasis(full, 'headline', long, { start: 3, end: 3 })).toBe(full);
    expect(toggleEmphasis(full, 'headline', long, { start: 70, end: 72 })).toBe(full);
    expect(toggleEmphasis(full, 'headline', long, { start: 0, end: 1 })).toHaveLength(EMPHASES_MAX - 1);
  });

  it('emphasises a part, and undoes it by a second toggle', () => {
    fc.assert(
      fc.property(fc.array(emphasis, { maxLength: 8 }), text, fc.nat(30), fc.nat(30), (all, value, one, other) => {
        const [chosen] = emphasisedSpans([headline(Math.min(one, other), Math.abs(one - other) || 1)], 'headline', value);
        fc.pre(chosen !== undefined);
        const spans = emphasisedSpans(all, 'headline', value);
        const toggled = emphasisedSpans(toggleEmphasis(all, 'headline', value, chosen), 'headline', value);
        expect(isEmphasised(toggled, chosen)).toBe(!isEmphasised(spans, chosen));
      }),
    );
  });
});
