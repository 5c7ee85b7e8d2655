import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type Actor } from '#test/support/api/site-fixture.ts';
import { file, type MediaFixture, picture, put, startMediaFixture, onlyPartOf } from '#test/support/api/media-fixture.ts';
import { uploadKey } from '#functions/platform/gateways/media-keys.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import { UPLOAD_PART_BYTES } from '#shared/model/limits.ts';

let test: MediaFixture;
let user: Actor;
beforeAll(async () => {
  test = await startMediaFixture();
  ({ user } = test);
});
afterAll(() => test.stop());

describe('multipart upload', () => {
  const bytes = Buffer.concat([randomBytes(UPLOAD_PART_BYTES), randomBytes(UPLOAD_PART_BYTES), randomBytes(1_000)]);
  const announced = file(bytes);
  const send = ({ headers }: Upload, { url, start, size }: Upload['parts'][number], content = bytes.subarray(start, start + size)) =>
    put(url, content, headers);
  const begun = async (): Promise<Upload> => {
    const [upload] = await test.mediaAs(test.accounts.USER).generateUrls((await user.create()).id, [announced]);
    if (!upload) throw new Error('No address');
    return upload;
  };

  it('accepts parts in any order, each signed for its exact size', async () => {
    const upload = await begun();
    const { mediaId, parts } = upload;
    expect(parts.map(({ start, size }) => [start, size])).toEqual([
      [0, UPLOAD_PART_BYTES],
      [UPLOAD_PART_BYTES, UPLOAD_PART_BYTES],
      [2 * UPLOAD_PART_BYTES, 1_000],
    ]);
    const [, , last] = parts;
    if (!last) throw new Error('No last part');
    expect(await send(upload, last, bytes.subarray(0, 999))).toBe(403);
    expect(await put(last.url.replace('partNumber=3', 'partNumber=4'), bytes.subarray(0, 1_000), {})).toBe(403);
    for (const part of parts.toReversed()) expect(await send(upload, part)).toBe(200);
    expect(await test.mediaFiles.sizeOf(uploadKey(mediaId))).toBeUndefined();
    expect(await test.mediaAs(test.accounts.USER).complete([mediaId])).toMatchObject([{ state: 'processing' }]);
    expect(Buffer.from((await test.mediaFiles.read(uploadKey(mediaId))) ?? []).equals(bytes)).toBe(true);
  });

  it('resumes with new URLs for the missing parts', async () => {
    const upload = await begun();
    const media = test.mediaAs(test.accounts.USER);
    const [first, second] = upload.parts;
    if (!first || !second) throw new Error('No parts');
    await send(upload, second);
    expect(await refusalOf(media.complete([upload.mediaId]))).toMatchObject({ fields: [{ rule: 'unknown-media' }] });
    test.time.now += 3_600_000;
    const resumed = await media.resume(upload.mediaId);
    expect(resumed.parts.map(({ start }) => start)).toEqual([0, 2 * UPLOAD_PART_BYTES]);
    expect(Date.parse(resumed.expiresAt) - test.time.now).toBe(15 * 60_000);
    for (const part of resumed.parts) await send(resumed, part);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
    expect(await media.complete([upload.mediaId])).toMatchObject([{ state: 'processing' }]);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
  });

  it('completes once for concurrent and repeated requests', async () => {
    const upload = await begun();
    const media = test.mediaAs(test.accounts.USER);
    for (const part of upload.parts) await send(upload, part);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
    const answers = await Promise.all([media.complete([upload.mediaId]), media.complete([upload.mediaId])]);
    expect(answers).toMatchObject([[{ state: 'processing' }], [{ state: 'processing' }]]);
  });

  it('is deleted with its parts if it is not completed within a day', async () => {
    const upload = await begun();
    const [first] = upload.parts;
    if (!first) throw new Error('No parts');
    await send(upload, first);
    const [found] = await test.dependencies.media.findAll(scopeOf(test.accounts.USER.id), [upload.mediaId]);
    test.time.now += 24 * 3_600_000;
    await test.overdueJobs();
    expect(await test.mediaFiles.listParts({ key: uploadKey(upload.mediaId), transferId: found?.transferId ?? '' })).toBeUndefined();
    expect(await refusalOf(test.mediaAs(test.accounts.USER).resume(upload.mediaId))).toEqual({ code: 'not-found' });
  });

  it('has no missing parts once a file with a single part is uploaded', async () => {
    const small = await picture();
    const media = test.mediaAs(test.accounts.USER);
    const upload = await media.generateLogoUrl(file(small));
    expect((await media.resume(upload.mediaId)).parts).toHaveLength(1);
    await put(onlyPartOf(upload).url, small, upload.headers);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
  });
});
