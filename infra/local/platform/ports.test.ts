import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { layoutOf } from '#infra/local/platform/layout.ts';
import { assertPortsFree, parsePort } from '#infra/local/platform/ports.ts';
import { freePort } from '#test/support/engines.ts';

describe('assertPortsFree', () => {
  let taken: Listening | undefined;
  afterEach(() => taken?.close());

  it('rejects with one line that names the port in use, its service and a fix', async () => {
    const port = await freePort();
    taken = await listen(createServer(), port + 3);
    const check = assertPortsFree(layoutOf({ port, dataDir: '/tmp/x' }));
    await expect(check).rejects.toThrow(
      `Port ${port + 3} is taken; it is needed for the database (DynamoDB). Choose others with PORT: "PORT=5000 npm start" takes 5000 to 5006.`,
    );
    await expect(assertPortsFree(layoutOf({ port, dataDir: '/tmp/x', databaseEndpoint: 'http://127.0.0.1:1' }))).resolves.toBeUndefined();
  });
});

describe('parsePort', () => {
  it('returns the given port, or 4000 if none is given', () => {
    expect([parsePort(undefined), parsePort(''), parsePort('5000')]).toEqual([4000, 4000, 5000]);
  });

  it.each(['0', '65530', 'abc', '80.5', '-1'])('refuses %s', (value) => {
    expect(() => parsePort(value)).toThrow('PORT must be a whole number from 1 to 65529');
  });
});
