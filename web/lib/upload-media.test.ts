// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '#shared/model/media.ts';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { uploadMedia, type UploadProgress } from '#web/lib/upload-media.ts';

const SITE = 'abcdefghij12';
const png = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { type: 'image/png' });
const media = (id: string, state: Media['state'], fault: Media['fault'] = null): Media => ({
  id,
  kind: 'creative',
  name: `${id}.png`,
  state,
  image: state === 'ready' ? { mediaId: id, width: 100, height: 100, colour: '#ffffff' } : null,
  fault,
});

/** What the storage answers to the PUT of each address, in turn; 0 is a broken connection. */
let storage: Map<string, number[]>;
const puts: { url: string; headers: Record<string, string>; size: number }[] = [];

class StubRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  private url = '';
  private headers: Record<string, string> = {};

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }

  send(file: File): void {
    puts.push({ url: this.url, headers: this.headers, size: file.size });
    setTimeout(() => {
      this.status = storage.get(this.url)?.shift() ?? 200;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: file.size / 2, total: file.size }));
      this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load'));
      this.dispatchEvent(new Event('loadend'));
    }, 1);
  }
}

const addresses = (names: readonly string[]) => ({
  uploads: names.map((name) => ({
    mediaId: name.replace('.png', ''),
    url: `https://storage.test/${name}`,
    headers: { 'content-type': 'image/png' },
    expiresAt: '2026-11-20T05:05:00.000Z',
  })),
});

beforeEach(() => {
  vi.useFakeTimers();
  storage = new Map();
  puts.length = 0;
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  vi.spyOn(api.media, 'generateUrls').mockImplementation(({ body }) => Promise.resolve(addresses(body.files.map(({ name }) => name))));
  vi.spyOn(api.media, 'complete').mockImplementation(({ body }) =>
    Promise.resolve({ media: body.mediaIds.map((id) => media(id, 'processing')) }),
  );
  vi.spyOn(api.media, 'list').mockImplementation(({ query }) =>
    Promise.resolve({ media: query.ids.split(',').map((id) => media(id, 'ready')) }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function settled<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

describe('uploadMedia', () => {
  it('asks for addresses, sends with exactly the signed headers, completes and follows', async () => {
    const progress: UploadProgress[] = [];
    const outcomes = await settled(
      uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png'), png('b.png')], onProgress: (one) => progress.push(one) }),
    );
    expect(outcomes.map((outcome) => outcome.ok && outcome.media.id)).toEqual(['a', 'b']);
    expect(api.media.list).toHaveBeenCalledOnce();
    expect(puts).toEqual([
      { url: 'https://storage.test/a.png', headers: { 'content-type': 'image/png' }, size: 10 },
      { url: 'https://storage.test/b.png', headers: { 'content-type': 'image/png' }, size: 10 },
    ]);
    expect(progress.filter(({ index }) => index === 0)).toEqual([
      { index: 0, phase: 'uploading', share: 0.5 },
      { index: 0, phase: 'processing', share: 1 },
      { index: 0, phase: 'settled', share: 1 },
    ]);
  });

  it('turns away what breaks a rule without sending it, and goes on with the rest', async () => {
    const outcomes = await settled(
      uploadMedia({ kind: 'creative', siteId: SITE, files: [new File(['x'], 'notes.txt', { type: 'text/plain' }), png('ok.png')] }),
    );
    expect(outcomes[0]).toEqual({
      ok: false,
      fault: { kind: 'rule', error: { path: 'name', rule: 'unsupported-file', params: { name: 'notes.txt' } } },
    });
    expect(outcomes[1]?.ok).toBe(true);
    expect(puts).toHaveLength(1);
  });

  it('takes a .jfif without a type for the JPEG it is', async () => {
    await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [new File(['x'], 'photo.JFIF')] }));
    expect(vi.mocked(api.media.generateUrls).mock.calls[0]?.[0].body.files).toEqual([{ name: 'photo.JFIF', type: 'image/jpeg', size: 1 }]);
  });

  it('names what the check of the content found', async () => {
    vi.mocked(api.media.list).mockResolvedValue({ media: [media('a', 'failed', 'unsupported-content')] });
    await expect(settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }))).resolves.toEqual([
      { ok: false, fault: { kind: 'content', fault: 'unsupported-content' } },
    ]);
  });

  it('sends again where the connection broke, and gives up on a refusal', async () => {
    storage.set('https://storage.test/a.png', [0, 503, 200]);
    storage.set('https://storage.test/b.png', [403]);
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png'), png('b.png')] }));
    expect(outcomes[0]?.ok).toBe(true);
    expect(outcomes[1]).toEqual({ ok: false, fault: { kind: 'transfer' } });
    expect(puts.map(({ url }) => url.at(-5)).join('')).toBe('abaa');
  });

  it('asks for addresses in batches', async () => {
    const files = Array.from({ length: 45 }, (_, index) => png(`f${index}.png`));
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files }));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(45);
    expect(vi.mocked(api.media.generateUrls).mock.calls.map(([{ body }]) => body.files.length)).toEqual([20, 20, 5]);
  });

  it('fails the files of a batch whose addresses were refused, and only those', async () => {
    const error = new ApiError({ kind: 'no-response' });
    vi.mocked(api.media.generateUrls).mockRejectedValueOnce(error);
    const files = Array.from({ length: 21 }, (_, index) => png(`f${index}.png`));
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files }));
    expect(outcomes[0]).toEqual({ ok: false, fault: { kind: 'api', error } });
    expect(outcomes[20]?.ok).toBe(true);
  });

  it('stops waiting for a check that never ends', async () => {
    vi.mocked(api.media.list).mockResolvedValue({ media: [media('a', 'processing')] });
    await expect(settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }))).resolves.toEqual([
      { ok: false, fault: { kind: 'stalled' } },
    ]);
  });

  it('rejects when it is given up', async () => {
    const controller = new AbortController();
    const work = uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')], signal: controller.signal });
    const outcome = work.then(
      () => 'settled',
      () => 'given up',
    );
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toBe('given up');
    expect(api.media.complete).not.toHaveBeenCalled();
  });

  it('uploads a logo of a site that does not exist yet', async () => {
    const [upload] = addresses(['logo.png']).uploads;
    if (!upload) throw new Error('no address');
    const logo = vi.spyOn(api.media, 'generateLogoUrl').mockResolvedValue({ upload });
    const [outcome] = await settled(uploadMedia({ kind: 'logo', files: [png('logo.png')] }));
    expect(outcome?.ok).toBe(true);
    expect(logo.mock.calls[0]?.[0].body).toEqual({ kind: 'logo', file: { name: 'logo.png', type: 'image/png', size: 10 } });
  });

  it('asks the profile for addresses of pictures of an account', async () => {
    const [upload] = addresses(['me.png']).uploads;
    if (!upload) throw new Error('no address');
    const picture = vi.spyOn(api.profile, 'generateUrl').mockResolvedValue({ upload });
    const logo = vi.spyOn(api.profile, 'generateLogoUrl').mockResolvedValue({ upload });
    for (const [kind, call] of [
      ['profile', picture],
      ['brand', logo],
    ] as const) {
      const [outcome] = await settled(uploadMedia({ kind, files: [png('me.png')] }));
      expect(outcome?.ok).toBe(true);
      expect(call.mock.calls).toEqual([[{ body: { file: { name: 'me.png', type: 'image/png', size: 10 } } }, {}]]);
    }
  });
});
