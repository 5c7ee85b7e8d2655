import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEGABYTE } from '#shared/model/limits.ts';
import type { Media } from '#shared/model/media/media.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { clearSession, storeSession } from '#web/lib/session/session.ts';
import { uploadMedia, type UploadProgress } from '#web/lib/upload/upload-media.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const SITE = 'abcdefghij12';
const png = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { type: 'image/png' });
const media = (id: string, state: Media['state'], fault: Media['fault'] = null): Media => ({
  id,
  kind: 'creative',
  name: `${id}.png`,
  state,
  image: state === 'ready' ? { mediaId: id, width: 100, height: 100, colour: '#ffffff' } : null,
  video: null,
  fault,
});

/** The storage's HTTP statuses for the PUTs to each URL, in order; 0 is a broken connection. */
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

  /** The status of the next request, unless the test has given a list for its URL. */
  static usual = 200;

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }

  send(file: Blob): void {
    puts.push({ url: this.url, headers: this.headers, size: file.size });
    setTimeout(() => {
      this.status = storage.get(this.url)?.shift() ?? StubRequest.usual;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: file.size / 2, total: file.size }));
      this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load'));
      this.dispatchEvent(new Event('loadend'));
    }, 1);
  }
}

const addresses = (names: readonly string[], size = 10) => ({
  uploads: names.map((name) => ({
    mediaId: name.replace('.png', ''),
    parts: [{ url: `https://storage.test/${name}`, start: 0, size }],
    headers: { 'content-type': 'image/png' },
    expiresAt: '2026-11-20T05:05:00.000Z',
  })),
});

/** The parts of the ten bytes of `a.png`: four, four and two bytes. */
const inParts = (from = 0) => ({
  mediaId: 'a',
  parts: [0, 4, 8].slice(from).map((start) => ({ url: `https://storage.test/a/${start}`, start, size: Math.min(4, 10 - start) })),
  headers: {},
  expiresAt: '2026-11-20T05:05:00.000Z',
});

beforeEach(() => {
  vi.useFakeTimers();
  storage = new Map();
  StubRequest.usual = 200;
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
  it('requests URLs, sends the files with exactly the signed headers, and waits for processing', async () => {
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

  it('rejects an invalid file without sending it, and uploads all other files', async () => {
    const outcomes = await settled(
      uploadMedia({ kind: 'creative', siteId: SITE, files: [new File(['x'], 'notes.txt', { type: 'text/plain' }), png('ok.png')] }),
    );
    expect(outcomes[0]).toEqual({
      ok: false,
      fault: {
        kind: 'rule',
        error: {
          path: 'name',
          rule: 'unsupported-file',
          params: { name: 'notes.txt', formats: 'PNG, JPG, JPEG, JFIF, HEIC, HEIF, MP4, MOV' },
        },
      },
    });
    expect(outcomes[1]?.ok).toBe(true);
    expect(puts).toHaveLength(1);
  });

  it('declares the type detected in the content, whatever the file name and the browser’s type are', async () => {
    const content = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    const files = [
      new File([content], 'photo.jpg', { type: 'image/jpeg' }),
      new File([content], 'clip.mp4', { type: 'video/mp4' }),
      new File([content], 'picture.txt', { type: 'text/plain' }),
      new File([content], 'picture'),
    ];
    await settled(uploadMedia({ kind: 'creative', siteId: SITE, files }));
    expect(vi.mocked(api.media.generateUrls).mock.calls[0]?.[0].body.files).toEqual(
      files.map(({ name, size }) => ({ name, type: 'image/png', size })),
    );
  });

  it('declares a .jfif file without a type as JPEG', async () => {
    await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [new File(['x'], 'photo.JFIF')] }));
    expect(vi.mocked(api.media.generateUrls).mock.calls[0]?.[0].body.files).toEqual([{ name: 'photo.JFIF', type: 'image/jpeg', size: 1 }]);
  });

  it('declares HEIC and video files by extension, whatever type the system reports', async () => {
    const files = [
      new File(['x'], 'IMG_1.HEIC'),
      new File(['x'], 'IMG_2.heif', { type: 'image/heic' }),
      new File(['x'], 'IMG_3.mov'),
      new File(['x'], 'IMG_4.MP4', { type: 'video/mp4' }),
    ];
    await settled(uploadMedia({ kind: 'creative', siteId: SITE, files }));
    expect(vi.mocked(api.media.generateUrls).mock.calls[0]?.[0].body.files.map(({ type }) => type)).toEqual([
      'image/heic',
      'image/heif',
      'video/quicktime',
      'video/mp4',
    ]);
  });

  it('rejects a video where only a picture is allowed', async () => {
    const [outcome] = await settled(uploadMedia({ kind: 'logo', files: [new File(['x'], 'a.mp4', { type: 'video/mp4' })] }));
    expect(outcome).toMatchObject({ ok: false, fault: { kind: 'rule', error: { rule: 'unsupported-file' } } });
  });

  it('reports the fault that the server found in the content', async () => {
    vi.mocked(api.media.list).mockResolvedValue({ media: [media('a', 'failed', 'unsupported-content')] });
    await expect(settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }))).resolves.toEqual([
      { ok: false, fault: { kind: 'content', fault: 'unsupported-content' } },
    ]);
  });

  describe('with a deployment limit of 2 MB for pictures', () => {
    beforeEach(() =>
      storeSession({ accessToken: 'token', accessTokenExpiresAt: '2026-11-20T05:05:00.000Z', user: { ...TEST_USER, imageMaxMb: 2 } }),
    );
    afterEach(() => clearSession());

    it('rejects a larger picture without sending it, states the limit, and accepts a larger video', async () => {
      const video = new File([new Uint8Array(3 * MEGABYTE)], 'b.png', { type: 'video/mp4' });
      const files = [png('a.png', 2 * MEGABYTE + 1), video, png('c.png', 2 * MEGABYTE)];
      const [picture, ...others] = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files }));
      expect(picture).toEqual({ ok: false, fault: { kind: 'rule', error: { path: 'size', rule: 'file-too-large', params: { max: 2 } } } });
      expect(others.map(({ ok }) => ok)).toEqual([true, true]);
      expect(puts).toHaveLength(2);
    });

    it('reports the limit if the server finds a picture too large', async () => {
      vi.mocked(api.media.list).mockResolvedValue({ media: [media('a', 'failed', 'too-large')] });
      await expect(settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }))).resolves.toEqual([
        { ok: false, fault: { kind: 'content', fault: 'too-large', maxMb: 2 } },
      ]);
    });
  });

  it('retries after a broken connection, and fails on a refusal', async () => {
    storage.set('https://storage.test/a.png', [0, 503, 200]);
    storage.set('https://storage.test/b.png', [400]);
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png'), png('b.png')] }));
    expect(outcomes[0]?.ok).toBe(true);
    expect(outcomes[1]).toEqual({ ok: false, fault: { kind: 'transfer' } });
    expect(puts.map(({ url }) => url.at(-5)).join('')).toBe('abaa');
  });

  it('fails after repeated server errors of the storage', async () => {
    StubRequest.usual = 503;
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }));
    expect(outcomes).toEqual([{ ok: false, fault: { kind: 'transfer' } }]);
    expect(puts).toHaveLength(7);
  });

  it('requests fresh URLs when the signed URLs have expired, and sends the missing parts', async () => {
    vi.mocked(api.media.generateUrls).mockResolvedValue({ uploads: [inParts()] });
    storage.set('https://storage.test/a/4', [403]);
    const resume = vi.spyOn(api.media, 'resume').mockResolvedValue({ upload: inParts(1) });
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }));
    expect(outcomes[0]?.ok).toBe(true);
    expect(resume.mock.calls.map(([{ body }]) => body.mediaId)).toEqual(['a']);
    expect(puts.map(({ url, size }) => [url.split('/').at(-1), size])).toEqual([
      ['0', 4],
      ['4', 4],
      ['4', 4],
      ['8', 2],
    ]);
  });

  it('stops requesting fresh URLs after five renewals', async () => {
    StubRequest.usual = 403;
    const resume = vi.spyOn(api.media, 'resume').mockResolvedValue({ upload: inParts() });
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }));
    expect(outcomes).toEqual([{ ok: false, fault: { kind: 'transfer' } }]);
    expect(resume).toHaveBeenCalledTimes(5);
  });

  it('reports progress as a fraction of the whole file', async () => {
    vi.mocked(api.media.generateUrls).mockResolvedValue({ uploads: [inParts()] });
    const shares: number[] = [];
    await settled(
      uploadMedia({
        kind: 'creative',
        siteId: SITE,
        files: [png('a.png')],
        onProgress: ({ phase, share }) => phase === 'uploading' && shares.push(share),
      }),
    );
    expect(shares).toEqual([0.2, 0.6, 0.9]);
  });

  it('pauses while the device is offline, however long, and continues with the interrupted part', async () => {
    vi.mocked(api.media.generateUrls).mockResolvedValue({ uploads: [inParts()] });
    storage.set('https://storage.test/a/4', [0]);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const phases: string[] = [];
    const work = uploadMedia({
      kind: 'creative',
      siteId: SITE,
      files: [png('a.png')],
      onProgress: ({ phase, share }) => phases.push(`${phase} ${share}`),
    });
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(phases.at(-1)).toBe('paused 0.6');
    expect(puts).toHaveLength(2);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect((await settled(work))[0]?.ok).toBe(true);
    expect(puts.map(({ url }) => url.split('/').at(-1))).toEqual(['0', '4', '4', '8']);
  });

  it('repeats failed API calls when the connection is back', async () => {
    const lost = new ApiError({ kind: 'no-response' });
    vi.mocked(api.media.generateUrls).mockRejectedValueOnce(lost);
    vi.mocked(api.media.complete).mockRejectedValueOnce(lost);
    vi.mocked(api.media.list).mockRejectedValueOnce(lost);
    const [outcome] = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }));
    expect(outcome?.ok).toBe(true);
    expect(puts).toHaveLength(1);
  });

  it('resumes an interrupted upload of the same file, and starts over if the server no longer has the upload', async () => {
    vi.mocked(api.media.generateUrls).mockResolvedValue({ uploads: [inParts()] });
    const resumable = new WeakMap<File, string>();
    const file = png('a.png');
    const send = () => settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [file], resumable }));
    storage.set('https://storage.test/a/4', [400]);
    await send();
    const resume = vi.spyOn(api.media, 'resume').mockResolvedValue({ upload: inParts(1) });
    storage.set('https://storage.test/a/8', [400]);
    await send();
    expect(puts.map(({ url }) => url.split('/').at(-1))).toEqual(['0', '4', '4', '8']);
    const refusal = { code: 'not-found' } as const;
    resume.mockRejectedValue(new ApiError({ kind: 'refused', status: 404, statusText: '', refusal, message: null }));
    expect((await send())[0]?.ok).toBe(true);
    expect(puts).toHaveLength(7);
    expect(api.media.generateUrls).toHaveBeenCalledTimes(2);
    await send();
    expect(resume).toHaveBeenCalledTimes(2);
  });

  it('requests URLs in batches', async () => {
    const files = Array.from({ length: 45 }, (_, index) => png(`f${index}.png`));
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files }));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(45);
    expect(vi.mocked(api.media.generateUrls).mock.calls.map(([{ body }]) => body.files.length)).toEqual([20, 20, 5]);
  });

  it('fails only the files of a batch if the request for its URLs was refused', async () => {
    const error = new ApiError({ kind: 'request-failed' });
    vi.mocked(api.media.generateUrls).mockRejectedValueOnce(error);
    const files = Array.from({ length: 21 }, (_, index) => png(`f${index}.png`));
    const outcomes = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files }));
    expect(outcomes[0]).toEqual({ ok: false, fault: { kind: 'api', error } });
    expect(outcomes[20]?.ok).toBe(true);
  });

  it('reports a file as stalled if processing exceeds the time limit', async () => {
    vi.mocked(api.media.list).mockResolvedValue({ media: [media('a', 'processing')] });
    await expect(settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }))).resolves.toEqual([
      { ok: false, fault: { kind: 'stalled' } },
    ]);
  });

  it('counts a file as sent if the storage has it but the response was lost', async () => {
    storage.set('https://storage.test/a.png', [0, 412]);
    const [outcome] = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }));
    expect(outcome?.ok).toBe(true);
    expect(puts).toHaveLength(2);
  });

  it('excludes the wait for a new sign-in from the processing time (R-4.18)', async () => {
    const minutes = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 60_000));
    vi.mocked(api.media.list).mockImplementationOnce(async () => {
      await minutes(10);
      return { media: [media('a', 'processing')] };
    });
    const [outcome] = await settled(uploadMedia({ kind: 'creative', siteId: SITE, files: [png('a.png')] }));
    expect(outcome?.ok).toBe(true);
  });

  it('rejects when aborted, and does not complete the upload', async () => {
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

  it('requests the URL for a logo from the logo endpoint if the site does not exist yet', async () => {
    const [upload] = addresses(['logo.png']).uploads;
    if (!upload) throw new Error('no address');
    const logo = vi.spyOn(api.media, 'generateLogoUrl').mockResolvedValue({ upload });
    const [outcome] = await settled(uploadMedia({ kind: 'logo', files: [png('logo.png')] }));
    expect(outcome?.ok).toBe(true);
    expect(logo.mock.calls[0]?.[0].body).toEqual({ kind: 'logo', file: { name: 'logo.png', type: 'image/png', size: 10 } });
  });

  it('requests the URL for an account picture from the profile endpoints', async () => {
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
