import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretSealer } from '#functions/platform/gateways/secret-sealer.ts';

const sealer = secretSealer(() => 'a key of the deployment');
const secretBytes = fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => Buffer.from(bytes));

describe('secretSealer.seal', () => {
  it('returns a sealed secret that opens for its owner', () => {
    fc.assert(
      fc.property(secretBytes, fc.string(), (secret, owner) => {
        expect(sealer.open(sealer.seal(secret, owner), owner).equals(secret)).toBe(true);
      }),
    );
  });

  it('returns a different text each time for the same secret', () => {
    const secret = Buffer.from('secret');
    expect(sealer.seal(secret, 'owner')).not.toBe(sealer.seal(secret, 'owner'));
  });

  it('returns a text that does not open for another owner, with another key, or after a change', () => {
    const sealed = sealer.seal(Buffer.from('secret'), 'owner');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => sealer.open(sealed, 'other')).toThrow(/authenticate/);
    expect(() => secretSealer(() => 'another key').open(sealed, 'owner')).toThrow(/authenticate/);
    expect(() => sealer.open(changed, 'owner')).toThrow(/authenticate/);
    expect(() => sealer.open('v1.', 'owner')).toThrow(/Invalid/);
    for (const text of ['', sealed.replace('v1', 'v2')]) expect(() => sealer.open(text, 'owner')).toThrow(/unknown way/);
  });
});

describe('secretSealer.digest', () => {
  it('depends on the secret, its owner and the key', () => {
    const digests = [
      sealer.digest('one', 'a'),
      sealer.digest('two', 'a'),
      sealer.digest('one', 'b'),
      secretSealer(() => 'other').digest('one', 'a'),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(sealer.digest('one', 'a')).toBe(digests[0]);
  });
});
