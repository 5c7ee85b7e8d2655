import { describe, expect, it } from 'vitest';
import { isoBoxes } from '#functions/media/services/iso-boxes.ts';
import { readRendition } from '#functions/media/services/video/rendition.ts';
import { inspectVideo } from '#functions/media/jobs/process-media/video/video.ts';
import { film } from '#test/support/media/film.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

const faultOf = async (bytes: Uint8Array) => {
  const inspection = await inspectVideo(bytes);
  return inspection.ok ? undefined : inspection.fault;
};

async function sourceOf(name: string) {
  const inspection = await inspectVideo(fixtureFile(name));
  if (!inspection.ok) throw new Error(inspection.fault);
  return inspection.source;
}

async function servedOf(name: string) {
  const served = (await readRendition(fixtureFile(name)))?.files[0];
  if (!served) throw new Error(`${name} cannot be served`);
  return served;
}

describe('inspectVideo', () => {
  it.each([
    ['sound.mp4', { width: 96, height: 160, audioTrack: 1 }, 15],
    ['silent.mp4', { width: 96, height: 160, audioTrack: null }, 15],
    ['camera.mov', { width: 96, height: 160, audioTrack: 1 }, 15],
    // Filmed in landscape, stored in portrait with a rotation.
    ['rotated.mov', { width: 160, height: 96, audioTrack: null }, 15],
    // Not every browser plays the following formats.
    ['hevc.mp4', { width: 96, height: 160, audioTrack: null }, 15],
    ['high422.mp4', { width: 96, height: 160, audioTrack: null }, 15],
    ['pcm.mov', { width: 96, height: 160, audioTrack: 1 }, 10],
  ])('measures %s after rotation', async (name, facts, frames) => {
    const { frameRate, ...source } = await sourceOf(name);
    expect([source, Math.round(frameRate)]).toEqual([{ ...facts, isHdr: false }, frames]);
  });

  it.each([
    ['MPEG-4 Part 2', 'mpeg4.mp4', 'unsupported-codec'],
    ['audio alone', 'audio-only.mp4', 'no-pictures'],
    ['a picture', 'upright.heic', 'unsupported-content'],
  ])('refuses %s', async (_, name, fault) => {
    expect(await faultOf(fixtureFile(name))).toBe(fault);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><video src="x"></video>')],
    ['zeros', Buffer.alloc(10_000)],
  ])('refuses content that is not a video: %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('unsupported-content');
  });

  it('refuses a truncated file, whether its index comes first or last', async () => {
    const [last, first] = [fixtureFile('sound.mp4'), Buffer.from((await servedOf('sound.mp4')).body)];
    for (const whole of [last, first])
      for (const share of [0.2, 0.5, 0.7]) expect(await faultOf(whole.subarray(0, whole.length * share))).toBe('unreadable');
    expect(await faultOf(first)).toBeUndefined();
  });

  it('refuses an index with wrong sizes as unreadable instead of throwing', async () => {
    const whole = fixtureFile('silent.mp4');
    const [table] = isoBoxes(whole, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz']);
    if (!table) throw new Error('The fixture has no sizes');
    const lying = Buffer.from(whole);
    lying.fill(0x7f, table.start + 12, table.end);
    expect(await faultOf(lying)).toBe('unreadable');
  });

  it.each([
    [60, undefined],
    [62, 'too-long'],
  ])('for a video of %d seconds, returns the fault %s', async (seconds, fault) => {
    expect(await faultOf(await film({ seconds, frameRate: 5, width: 64, height: 64 }))).toBe(fault);
  });

  it('measures the frame rate and brightness of an HEVC video from a phone', async () => {
    const inspection = await inspectVideo(await film({ codec: 'hevc', seconds: 1, frameRate: 60, width: 64, height: 128, isHdr: true }));
    expect(inspection).toMatchObject({ ok: true, source: { width: 64, height: 128, isHdr: true } });
    expect(inspection.ok && Math.round(inspection.source.frameRate)).toBe(60);
  });
});
