import { argon2 } from 'node:crypto';
import type * as Crypto from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof Crypto>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

const passwords = argon2Hasher({ memory: 8, passes: 1 });

it('argon2Hasher.verify accepts only the password that was hashed', async () => {
  const hash = await passwords.hash('パスワード-1');
  expect(await passwords.verify('パスワード-1', hash)).toBe(true);
  expect(await passwords.verify('パスワード-2', hash)).toBe(false);
  expect(await passwords.verify('', hash)).toBe(false);
});

it('argon2Hasher salts each hash, and verifies a password with the cost stored in the hash', async () => {
  const hash = await passwords.hash('same');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await passwords.hash('same')).not.toBe(hash);
  expect(await argon2Hasher({ memory: 16, passes: 2 }).verify('same', hash)).toBe(true);
});

it('argon2Hasher uses by default the cost that OWASP recommends', async () => {
  expect(await argon2Hasher().hash('password')).toContain('$m=19456,t=2,p=1$');
});

it.each([undefined, '', 'plain', '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA'])('argon2Hasher.verify returns false for hash %j', async (hash) => {
  expect(await passwords.verify('password', hash)).toBe(false);
});

it('argon2Hasher.verify does the same work with and without a hash', async () => {
  const hash = await passwords.hash('password');
  const workOf = async (known: string | undefined) => {
    vi.mocked(argon2).mockClear();
    await passwords.verify('other', known);
    return vi
      .mocked(argon2)
      .mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => [algorithm, { memory, passes, parallelism, tagLength }]);
  };
  const work = await workOf(hash);
  expect(work).toHaveLength(1);
  expect(await workOf(undefined)).toEqual(work);
});
