import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, isStorageBlocked, readCookies, tabStorage, writeCookie } from '#web/lib/storage/browser-storage.ts';
import { blockStorage } from '#web/lib/storage/browser-storage-fixture.ts';
import { openChannel, runExclusively } from '#web/lib/storage/tabs.ts';

describe.each([
  ['deviceStorage', deviceStorage, () => localStorage],
  ['tabStorage', tabStorage, () => sessionStorage],
] as const)('%s', (_name, storage, own) => {
  afterEach(() => {
    vi.restoreAllMocks();
    storage.removeItem('key');
  });

  it('writes to the storage of the browser', () => {
    storage.setItem('key', 'text');
    expect(own().getItem('key')).toBe('text');
    expect(storage.getItem('key')).toBe('text');
    storage.removeItem('key');
    expect(own().getItem('key')).toBeNull();
  });

  it('keeps texts in memory while the browser blocks storage (R-6.64)', () => {
    const unblock = blockStorage();
    try {
      expect(storage.getItem('key')).toBeNull();
      storage.setItem('key', 'text');
      expect(storage.getItem('key')).toBe('text');
      storage.removeItem('key');
      expect(storage.getItem('key')).toBeNull();
    } finally {
      unblock();
    }
  });

  it('returns the new text after a full storage refused to store it, not the stored older text', () => {
    storage.setItem('key', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    storage.setItem('key', 'new');
    expect(storage.getItem('key')).toBe('new');
    vi.restoreAllMocks();
    storage.setItem('key', 'newest');
    expect(own().getItem('key')).toBe('newest');
    expect(storage.getItem('key')).toBe('newest');
  });
});

describe('storage functions in a browser that blocks storage', () => {
  let unblock: () => void;
  beforeEach(() => {
    unblock = blockStorage();
  });
  afterEach(() => unblock());

  it('isStorageBlocked returns true', () => {
    expect(isStorageBlocked()).toBe(true);
    unblock();
    expect(isStorageBlocked()).toBe(false);
  });

  it('writeCookie is a no-op, and readCookies returns an empty string', () => {
    writeCookie('language=en');
    expect(readCookies()).toBe('');
  });

  it('runExclusively runs the task without a lock across tabs', async () => {
    expect(await runExclusively('name', () => Promise.resolve('done'))).toBe('done');
  });

  it('runExclusively rejects if the task rejects', async () => {
    await expect(runExclusively('name', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('openChannel returns null', () => {
    expect(openChannel('bell')).toBeNull();
  });
});
