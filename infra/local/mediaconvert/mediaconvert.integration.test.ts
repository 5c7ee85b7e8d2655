import { CancelJobCommand, CreateJobCommand, GetJobCommand, type CreateJobCommandInput } from '@aws-sdk/client-mediaconvert';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobSettings } from '#functions/platform/gateways/video-converter/job-settings.ts';
import { mediaConvert } from '#functions/platform/gateways/video-converter/video-converter.ts';
import { noSpace, testDisk } from '#infra/local/disk/full-disk-fixture.ts';
import { type StorageFixture, startStorageFixture } from '#infra/local/storage/storage-fixture.ts';
import { MEDIA_CONVERT, startMediaConvert } from '#test/support/media/conversions.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

let storage: StorageFixture;
const disk = testDisk();
let service: Awaited<ReturnType<typeof startMediaConvert>>;
beforeAll(async () => {
  storage = await startStorageFixture();
  service = await startMediaConvert(storage.s3, disk);
});
afterAll(async () => {
  await service.stop();
  await storage.close();
});

const SOURCE = { width: 96, height: 160, frameRate: 25, audioTrack: 1, isHdr: false };
const put = (key: string, body: Uint8Array) => storage.s3.send(new PutObjectCommand({ Bucket: 'media', Key: key, Body: body }));
const request = (mediaId: string, source = SOURCE) => ({ mediaId, source, from: `uploads/${mediaId}`, to: `converted/${mediaId}.mp4` });
const input = (mediaId: string): CreateJobCommandInput => ({
  Queue: MEDIA_CONVERT.queue,
  Role: MEDIA_CONVERT.role,
  ClientRequestToken: mediaId,
  UserMetadata: { mediaId },
  Settings: jobSettings(request(mediaId), 'media'),
});
const converter = () => mediaConvert(service.client, { ...MEDIA_CONVERT, bucket: 'media' });

describe('local MediaConvert', () => {
  it('runs a job and publishes its end event', async () => {
    await put('uploads/one', fixtureFile('sound.mp4'));
    const { Job } = await service.client.send(new CreateJobCommand(input('one')));
    expect(Job).toMatchObject({ Queue: MEDIA_CONVERT.queue, Role: MEDIA_CONVERT.role, UserMetadata: { mediaId: 'one' } });
    expect(Job?.Id).toMatch(/^\d{13}-[0-9a-f]{6}$/);
    expect(Job?.Arn).toBe(`arn:aws:mediaconvert:ap-northeast-1:000000000000:jobs/${Job?.Id}`);
    expect(Date.now() - (Job?.CreatedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    await service.idle();
    const ended = await service.client.send(new GetJobCommand({ Id: Job?.Id ?? '' }));
    expect(ended.Job).toMatchObject({ Id: Job?.Id, Status: 'COMPLETE' });
    expect(service.events.splice(0)).toMatchObject([
      {
        source: 'aws.mediaconvert',
        'detail-type': 'MediaConvert Job State Change',
        detail: { queue: MEDIA_CONVERT.queue, jobId: Job?.Id, status: 'COMPLETE', userMetadata: { mediaId: 'one' } },
      },
    ]);
    const converted = await storage.s3.send(new GetObjectCommand({ Bucket: 'media', Key: 'converted/one.mp4' }));
    expect(converted.ContentLength).toBeGreaterThan(1_000);
    await expect(service.client.send(new CancelJobCommand({ Id: Job?.Id ?? '' }))).rejects.toMatchObject({ name: 'ConflictException' });
  });

  it('returns the same job for repeated requests with the same token', async () => {
    await put('uploads/two', fixtureFile('silent.mp4'));
    const [first, again] = [await converter().start(request('two', { ...SOURCE, audioTrack: 1 })), await converter().start(request('two'))];
    expect(again).toBe(first);
    await service.idle();
    expect(service.events.splice(0)).toHaveLength(1);
  });

  it('reports the error code of a failed job in its event and by GetJob', async () => {
    await put('uploads/three', Buffer.from('no video'));
    const id = await converter().start(request('three'));
    await service.idle();
    expect(service.events.splice(0)).toMatchObject([{ detail: { status: 'ERROR', errorCode: 1_040 } }]);
    expect((await service.client.send(new GetJobCommand({ Id: id }))).Job).toMatchObject({ Status: 'ERROR', ErrorCode: 1_040 });
    expect(await converter().stateOf(id)).toBe('failed');
  });

  it('cancels a job without publishing an event, and accepts a repeated cancellation', async () => {
    await put('uploads/four', fixtureFile('sound.mp4'));
    const id = await converter().start(request('four'));
    await converter().cancel(id);
    await converter().cancel(id);
    await service.idle();
    expect([service.events.splice(0), await converter().stateOf(id)]).toEqual([[], 'failed']);
  });

  it('continues unfinished jobs after a restart', async () => {
    await put('uploads/five', fixtureFile('sound.mp4'));
    const id = await converter().start(request('five'));
    await service.reopen();
    expect(['running', 'done']).toContain(await converter().stateOf(id));
    await service.idle();
    expect(await converter().stateOf(id)).toBe('done');
    service.events.splice(0);
  });

  it('waits while the disk is full, and converts once there is space (R-23.103)', async () => {
    await put('uploads/seven', fixtureFile('sound.mp4'));
    disk.isFull = true;
    const id = await converter().start(request('seven'));
    await vi.waitFor(async () => expect((await service.client.send(new GetJobCommand({ Id: id }))).Job?.Status).toBe('PROGRESSING'));
    const send = vi.spyOn(storage.s3, 'send').mockRejectedValueOnce(noSpace());
    disk.isFull = false;
    await service.idle();
    send.mockRestore();
    expect(service.events.splice(0)).toMatchObject([{ detail: { status: 'COMPLETE' } }]);
  });

  it('refuses unknown jobs and unsupported settings', async () => {
    await expect(service.client.send(new GetJobCommand({ Id: 'unknown' }))).rejects.toMatchObject({ name: 'NotFoundException' });
    expect(await converter().stateOf('unknown')).toBe('failed');
    await converter().cancel('unknown');
    const settings = jobSettings(request('six'), 'media');
    for (const Settings of [{ ...settings, Inputs: [] }, { ...settings, AdAvailOffset: 1 }, undefined])
      await expect(service.client.send(new CreateJobCommand({ ...input('six'), Settings }))).rejects.toMatchObject({
        name: 'BadRequestException',
      });
  });
});
