import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movableClock } from '#functions/platform/gateways/clock.ts';
import { idGenerator } from '#functions/platform/gateways/ids.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
  file = path.join(folder, 'offset');
  vi.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('movableClock', () => {
  it('returns the real time until the file exists, and reads the file at every call', () => {
    const clock = movableClock(file);
    expect(clock().toISOString()).toBe('2026-11-23T00:00:00.000Z');
    writeFileSync(file, String(86_400_000));
    expect(clock().toISOString()).toBe('2026-11-24T00:00:00.000Z');
    vi.setSystemTime(new Date('2026-11-23T00:00:05Z'));
    writeFileSync(file, '-1000');
    expect(clock().toISOString()).toBe('2026-11-23T00:00:04.000Z');
  });

  it('rejects a file that contains no number', () => {
    for (const text of ['', 'tomorrow', '1.5']) {
      writeFileSync(file, text);
      expect(() => movableClock(file)()).toThrow('no whole number of milliseconds');
    }
  });

  it('determines the time of generated ids', () => {
    const ids = idGenerator(movableClock(file));
    const before = ids.ulid();
    writeFileSync(file, String(31 * 86_400_000));
    const after = ids.ulid();
    expect(after > before).toBe(true);
    expect(after.slice(0, 10)).toBe(
      idGenerator(() => new Date('2026-12-24T00:00:00Z'))
        .ulid()
        .slice(0, 10),
    );
  });
});
