import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { cachedSecrets, jsonSecret, SECRET_FRESH_MS } from '#functions/platform/gateways/secrets.ts';

const text = (value: string): string => value;

/** Secrets whose texts, time and failures a test controls. */
function setUp() {
  const texts = new Map([['key', 'first']]);
  const reads: string[] = [];
  const warnings: string[] = [];
  let now = 1_000;
  const secrets = cachedSecrets(
    async (id) => {
      reads.push(id);
      const found = texts.get(id);
      if (found === undefined) throw new Error('unreachable');
      return found;
    },
    () => new Date(now),
    (code) => warnings.push(code),
  );
  return { secrets, texts, reads, warnings, pass: (ms: number) => (now += ms) };
}

describe('secrets.ready', () => {
  it('reads an opened secret once, even for concurrent callers', async () => {
    const { secrets, reads } = setUp();
    const key = secrets.open('key', text);
    expect(reads).toEqual(['key']);
    expect(key).toThrow('not read yet');
    await Promise.all([secrets.ready(), secrets.ready()]);
    await secrets.ready();
    expect(key()).toBe('first');
    expect(reads).toEqual(['key']);
  });

  it('replaces a changed secret within five minutes', async () => {
    const { secrets, texts, reads, pass } = setUp();
    const key = secrets.open('key', text);
    await secrets.ready();
    texts.set('key', 'second');
    pass(SECRET_FRESH_MS - 1);
    await secrets.ready();
    expect(key()).toBe('first');
    pass(1);
    await Promise.all([secrets.ready(), secrets.ready()]);
    expect(key()).toBe('second');
    expect(reads).toHaveLength(2);
  });

  it('keeps the old value if a read fails, and retries half a minute later', async () => {
    const { secrets, texts, reads, warnings, pass } = setUp();
    const key = secrets.open('key', text);
    await secrets.ready();
    texts.delete('key');
    pass(SECRET_FRESH_MS);
    await secrets.ready();
    await secrets.ready();
    expect(key()).toBe('first');
    expect(warnings).toEqual(['secret-unreadable']);
    expect(reads).toHaveLength(2);
    texts.set('key', 'second');
    pass(30_000);
    await secrets.ready();
    expect(key()).toBe('second');
  });

  it('rejects every caller until the first read succeeds', async () => {
    const { secrets, texts } = setUp();
    texts.delete('key');
    const key = secrets.open('key', text);
    await expect(secrets.ready()).rejects.toThrow('unreachable');
    texts.set('key', 'first');
    await secrets.ready();
    expect(key()).toBe('first');
  });

  it('rejects a text that breaks the schema, and keeps the old value', async () => {
    const { secrets, texts, warnings, pass } = setUp();
    texts.set('pair', '{"current":"a"}');
    const pair = secrets.open('pair', jsonSecret(z.object({ current: z.string().min(1) })));
    await secrets.ready();
    for (const broken of ['{"current":""}', '{}', 'a']) {
      texts.set('pair', broken);
      pass(SECRET_FRESH_MS);
      await secrets.ready();
      expect(pair()).toEqual({ current: 'a' });
    }
    expect(warnings).toHaveLength(3);
  });
});
