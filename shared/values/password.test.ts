import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '#shared/values/password.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz'.split('');
const UPPER = LOWER.map((letter) => letter.toUpperCase());
const DIGITS = '0123456789'.split('');
const SPECIALS = [
  '@',
  '#',
  '$',
  '%',
  '^',
  '&',
  '*',
  '(',
  ')',
  '_',
  '+',
  '|',
  '{',
  '}',
  '<',
  '>',
  ':',
  ';',
  '[',
  ']',
  '-',
  '=',
  ',',
  '.',
  '?',
];
/** Printable ASCII that does not count as special. */
const OTHERS = ['!', '"', "'", '/', '\\', '`', '~'];
const FOREIGN = ['あ', 'é', 'ａ', 'Ａ', '１', '＠', '　', '\u00A0', '\u200B', '😀', '\t', '\n', '\u007F', ' '];

const from = (characters: readonly string[]) => fc.constantFrom(...characters);
const shuffled = (parts: string[][]) => fc.shuffledSubarray(parts.flat(), { minLength: parts.flat().length }).map((all) => all.join(''));
/** One character of each required kind, and 4 to 16 further allowed characters. */
const good = fc
  .tuple(
    from(LOWER),
    from(UPPER),
    from(DIGITS),
    from(SPECIALS),
    fc.array(from([...LOWER, ...UPPER, ...DIGITS, ...SPECIALS, ...OTHERS]), { minLength: 4, maxLength: 16 }),
  )
  .chain(([lower, upper, digit, special, rest]) => shuffled([[lower, upper, digit, special], rest]));

describe('brokenPasswordRules', () => {
  it.each<[string, PasswordRule[]]>([
    ['Abcdef1@', []],
    ['Abcdefghijklmnopq1@,', []],
    ['Abcde1@', ['password-length']],
    ['Abcdefghijklmnopqr1@,', ['password-length']],
    ['ABCDEF1@', ['password-lowercase']],
    ['abcdef1@', ['password-uppercase']],
    ['Abcdefg@', ['password-digit']],
    ['Abcdefg1', ['password-special']],
    ['Abcdefg1!', ['password-special']],
    ['Abcd f1@', ['password-characters']],
    [' Abcdef1@', ['password-characters']],
    ['Abcdef1@ ', ['password-characters']],
    ['Abcdef1＠', ['password-special', 'password-characters']],
    ['Ａbcdefg1@', ['password-uppercase', 'password-characters']],
    ['', ['password-length', 'password-lowercase', 'password-uppercase', 'password-digit', 'password-special']],
    ['あ', ['password-length', 'password-lowercase', 'password-uppercase', 'password-digit', 'password-special', 'password-characters']],
  ])('returns for %j the rules %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });

  it('returns no rule for a generated valid password', () => {
    fc.assert(fc.property(good, (password) => brokenPasswordRules(password).length === 0));
  });

  it.each(SPECIALS)('accepts %s as special character', (special) => {
    expect(brokenPasswordRules(`Abcdefg1${special}`)).toEqual([]);
  });

  it.each(OTHERS)('accepts %s, but not as special character', (other) => {
    expect(brokenPasswordRules(`Abcdefg1${other}`)).toEqual(['password-special']);
    expect(brokenPasswordRules(`Abcdef1@${other}`)).toEqual([]);
  });

  it('rejects every character beyond printable ASCII at any position, without normalising it', () => {
    fc.assert(
      fc.property(good, from(FOREIGN), fc.nat(20), (password, foreign, place) => {
        const at = Math.min(place, password.length);
        expect(brokenPasswordRules(password.slice(0, at) + foreign + password.slice(at))).toContain('password-characters');
      }),
    );
  });

  it('agrees with an independent implementation of the rules', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ maxLength: 30 }), good), (password) => {
        const rules = Object.keys(PASSWORD_RULES) as PasswordRule[];
        expect(brokenPasswordRules(password)).toEqual(rules.filter((rule) => !PASSWORD_RULES[rule].test(password)));
        const count = (characters: readonly string[]) => Array.from(password).filter((one) => characters.includes(one)).length;
        const has: Record<PasswordRule, boolean> = {
          'password-length': password.length >= 8 && password.length <= 20,
          'password-lowercase': count(LOWER) > 0,
          'password-uppercase': count(UPPER) > 0,
          'password-digit': count(DIGITS) > 0,
          'password-special': count(SPECIALS) > 0,
          'password-characters': count([...LOWER, ...UPPER, ...DIGITS, ...SPECIALS, ...OTHERS]) === Array.from(password).length,
        };
        expect(rules.filter((rule) => !has[rule])).toEqual(brokenPasswordRules(password));
      }),
    );
  });
});
