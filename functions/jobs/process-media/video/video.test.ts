import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputTrack } from 'mediabunny';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoBoxes } from '#functions/jobs/process-media/iso-boxes.ts';
import { inspectVideo } from '#functions/jobs/process-media/video/video.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

afterEach(() => void vi.useRealTimers());

const faultOf = async (bytes: Uint8Array) => {
  const inspection = await inspectVideo(bytes);
  return inspection.ok ? undefined : inspection.fault;
};

async function videoOf(name: string) {
  const inspection = await inspectVideo(fixtureFile(name));
  if (!inspection.ok) throw new Error(inspection.fault);
  return inspection.video;
}

/** Every packet of every track: when it is shown, in milliseconds, and what is in it. */
async function packetsOf(bytes: Uint8Array): Promise<[number, string][][]> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const listed = async (track: InputTrack): Promise<[number, string][]> => {
    const packets: [number, string][] = [];
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
      packets.push([Math.round(timestamp * 1_000), Buffer.from(data).toString('base64')]);
    return packets;
  };
  return Promise.all((await input.getTracks()).map(listed));
}

describe('inspectVideo', () => {
  it.each([
    ['sound.mp4', { width: 96, height: 160, durationMs: 1_200, hasSound: true }],
    ['silent.mp4', { width: 96, height: 160, durationMs: 1_200, hasSound: false }],
    ['camera.mov', { width: 96, height: 160, durationMs: 1_200, hasSound: true }],
    // Filmed in landscape, stored in portrait with a rotation.
    ['rotated.mov', { width: 160, height: 96, durationMs: 1_200, hasSound: false }],
  ])('measures %s after rotation', async (name, facts) => {
    const video = await videoOf(name);
    expect(video.facts).toEqual({ ...facts, size: video.body.length });
  });

  it.each([
    ['HEVC', 'hevc.mp4', 'unsupported-codec'],
    ['10-bit H.264', 'high422.mp4', 'unsupported-codec'],
    ['MPEG-4 Part 2', 'mpeg4.mp4', 'unsupported-codec'],
    ['audio that browsers do not play', 'pcm.mov', 'unsupported-codec'],
    ['audio alone', 'audio-only.mp4', 'no-pictures'],
    ['a picture', 'upright.heic', 'unsupported-content'],
  ])('refuses %s', async (_, name, fault) => {
    expect(await faultOf(fixtureFile(name))).toBe(fault);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><video src="x"></video>')],
    ['zeros', Buffer.alloc(10_000)],
  ])('refuses %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('unsupported-content');
  });

  it('refuses a truncated file, with its index first or last', async () => {
    const [last, first] = [fixtureFile('sound.mp4'), Buffer.from((await videoOf('sound.mp4')).body)];
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
});

describe('the served video', () => {
  it.each(['sound.mp4', 'camera.mov', 'rotated.mov'])('keeps every packet of %s with its timestamp', async (name) => {
    expect(await packetsOf((await videoOf(name)).body)).toEqual(await packetsOf(fixtureFile(name)));
  });

  it('has its index first, so that it plays while it loads', async () => {
    const { body } = await videoOf('camera.mov');
    const place = (type: string) => isoBoxes(body, [type])[0]?.start ?? Number.NaN;
    expect(place('moov')).toBeLessThan(place('mdat'));
  });

  it('has no metadata of place, time and camera', async () => {
    const [before, after] = [fixtureFile('camera.mov'), Buffer.from((await videoOf('camera.mov')).body)];
    for (const secret of ['+35.6895', 'Camera']) {
      expect(before.includes(secret)).toBe(true);
      expect(after.includes(secret)).toBe(false);
    }
    const [header] = isoBoxes(after, ['moov', 'mvhd']);
    expect(after.subarray((header?.start ?? 0) + 4, (header?.start ?? 0) + 12)).toEqual(Buffer.alloc(8));
  });

  it('has the same bytes whenever it is made', async () => {
    const once = await videoOf('sound.mp4');
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(Buffer.from((await videoOf('sound.mp4')).body).equals(once.body)).toBe(true);
  });

  it('is accepted again with the same facts', async () => {
    const { body, facts } = await videoOf('rotated.mov');
    const again = await inspectVideo(body);
    expect(again).toMatchObject({ ok: true, video: { facts } });
  });
});
