import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeyValueStore } from '#infra/local/edge/key-value-store.ts';
import { CREDENTIALS } from '#test/support/engines.ts';
import { startEdgeStore, type TestEdgeStore } from '#test/support/edge-store.ts';

let test: TestEdgeStore;
beforeAll(async () => {
  test = await startEdgeStore();
});
afterAll(() => test.stop());

it('EdgeStore.write puts and deletes keys together, only if the store still has the given version', async () => {
  const first = await test.store.readVersion();
  expect(await test.store.write(first, { puts: { 'a:1': 'paused', version: 'V1' }, deletes: [] })).toBe(true);
  expect([await test.store.read('a:1'), test.values.get('a:1')]).toEqual(['paused', 'paused']);
  const second = await test.store.readVersion();
  expect(second).not.toBe(first);
  expect(await test.store.write(first, { puts: { 'a:1': 'ended' }, deletes: [] })).toBe(false);
  expect(await test.store.read('a:1')).toBe('paused');
  expect(await test.store.write(second, { puts: { version: 'V2' }, deletes: ['a:1', 'a:unknown'] })).toBe(true);
  expect([await test.store.read('a:1'), await test.store.read('version')]).toEqual([undefined, 'V2']);
});

it('EdgeStore.write accepts one of two concurrent writes with the same version', async () => {
  const version = await test.store.readVersion();
  const writes = ['a', 'b'].map((value) => test.store.write(version, { puts: { 'a:2': value }, deletes: [] }));
  expect((await Promise.all(writes)).filter(Boolean)).toHaveLength(1);
});

it('EdgeStore.write throws if a quota is exceeded', async () => {
  const put = async (key: string, value: string) =>
    test.store.write(await test.store.readVersion(), { puts: { [key]: value }, deletes: [] });
  await expect(put('k'.repeat(513), 'x')).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(put('k', 'x'.repeat(1_025))).rejects.toMatchObject({ name: 'ValidationException' });
});

it('openKeyValueStore restores the stored keys after a restart', async () => {
  await test.store.write(await test.store.readVersion(), { puts: { 'a:3': 'paused' }, deletes: [] });
  const reopened = await openKeyValueStore({ file: test.file, accessKeyId: CREDENTIALS.accessKeyId });
  expect(reopened.get('a:3')).toBe('paused');
});
