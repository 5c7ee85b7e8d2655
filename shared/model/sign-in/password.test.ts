import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { newPasswordField, PasswordByLink, PasswordChange, currentPasswordField } from '#shared/model/sign-in/password.ts';
import { brokenPasswordRules } from '#shared/values/password.ts';

const GOOD = 'Abcdef1@';
const errorsOf = (result: ReturnType<typeof parse>) => (result.ok ? [] : result.errors.map(({ path, rule }) => `${path} ${rule}`));
const byLink = (fields: Record<string, unknown>) =>
  errorsOf(parse(PasswordByLink, { token: 't', password: GOOD, confirmPassword: GOOD, ...fields }));
const change = (fields: Record<string, unknown>) =>
  errorsOf(parse(PasswordChange, { currentPassword: 'x', password: GOOD, confirmPassword: GOOD, ...fields }));

describe('newPasswordField', () => {
  it('reports every broken rule and returns a valid password unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constant(GOOD)), (password) => {
        const result = parse(newPasswordField(), password, 'password');
        const rules = password === '' ? ['required'] : brokenPasswordRules(password);
        expect(errorsOf(result)).toEqual(rules.map((rule) => `password ${rule}`));
        if (result.ok) expect(result.value).toBe(password);
      }),
    );
  });

  it('neither trims nor normalises the password', () => {
    for (const [password, rule] of [
      [` ${GOOD}`, 'password-characters'],
      [`${GOOD}\n`, 'password-characters'],
      ['Ａbcdef1@', 'password-uppercase'],
      ['Abcde\u0301f1@', 'password-characters'],
    ])
      expect(byLink({ password, confirmPassword: password })).toContain(`password ${rule}`);
  });

  it('reports only the length of an overlong password', () => {
    expect(errorsOf(parse(newPasswordField(), 'Aa1@'.repeat(250_000), 'password'))).toEqual(['password password-length']);
  });
});

describe('confirmPassword', () => {
  it('is rejected unless it equals the password exactly', () => {
    expect(byLink({})).toEqual([]);
    for (const confirmPassword of [`${GOOD} `, GOOD.toLowerCase(), 'Ａbcdef1@', '']) {
      expect(byLink({ confirmPassword })).toEqual(['confirmPassword password-mismatch']);
      expect(change({ confirmPassword })).toEqual(['confirmPassword password-mismatch']);
    }
  });

  it('is not checked while the password is invalid', () => {
    expect(byLink({ password: 'Abcdefg@', confirmPassword: 'other' })).toEqual(['password password-digit']);
    expect(change({ password: '', confirmPassword: 'other' })).toEqual(['password required']);
  });

  it('is reported as a mismatch together with other errors', () => {
    expect(change({ currentPassword: '', confirmPassword: 'other' })).toEqual([
      'currentPassword required',
      'confirmPassword password-mismatch',
    ]);
  });

  it('is reported as required together with other missing fields; unknown fields are rejected', () => {
    expect(errorsOf(parse(PasswordByLink, {}))).toEqual(['token required', 'password required', 'confirmPassword required']);
    expect(change({ extra: 1 })).toEqual(['extra unknown-field']);
  });
});

describe('currentPasswordField', () => {
  it('accepts any password, even one that breaks the rules for new passwords', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128 }), (password) => {
        expect(parse(currentPasswordField(), password)).toEqual({ ok: true, value: password });
      }),
    );
  });

  it('rejects empty and overlong input', () => {
    expect(errorsOf(parse(currentPasswordField(), '', 'password'))).toEqual(['password required']);
    expect(errorsOf(parse(currentPasswordField(), 'x'.repeat(257), 'password'))).toEqual(['password too-long']);
  });
});
