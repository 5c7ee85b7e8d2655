import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputTrack } from 'mediabunny';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoBoxes } from '#functions/media/services/iso-boxes.ts';
import { readRendition } from '#functions/media/services/video/rendition.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

afterEach(() => void vi.useRealTimers());

async function servedOf(name: string) {
  const served = (await readRendition(fixtureFile(name)))?.files[0];
  if (!served) throw new Error(`${name} cannot be served`);
  return served;
}

/** Every packet of every track: its timestamp in milliseconds, and its content. */
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

describe('the served video', () => {
  it.each(['sound.mp4', 'camera.mov', 'rotated.mov'])('keeps every packet of %s with its timestamp', async (name) => {
    expect(await packetsOf((await servedOf(name)).body)).toEqual(await packetsOf(fixtureFile(name)));
  });

  it('begins with its index, so that it plays while it loads', async () => {
    const { body } = await servedOf('camera.mov');
    const place = (type: string) => isoBoxes(body, [type])[0]?.start ?? Number.NaN;
    expect(place('moov')).toBeLessThan(place('mdat'));
  });

  it('contains no metadata of place, time and camera', async () => {
    const [before, after] = [fixtureFile('camera.mov'), Buffer.from((await servedOf('camera.mov')).body)];
    for (const secret of ['+35.6895', 'Camera']) {
      expect(before.includes(secret)).toBe(true);
      expect(after.includes(secret)).toBe(false);
    }
    const [header] = isoBoxes(after, ['moov', 'mvhd']);
    expect(after.subarray((header?.start ?? 0) + 4, (header?.start ?? 0) + 12)).toEqual(Buffer.alloc(8));
  });

  it('has the same bytes each time it is rendered', async () => {
    const once = await servedOf('sound.mp4');
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(Buffer.from((await servedOf('sound.mp4')).body).equals(once.body)).toBe(true);
  });

  it('is identical after it is read and rendered again', async () => {
    const once = await readRendition(fixtureFile('rotated.mov'));
    expect(await readRendition(once?.files[0]?.body ?? new Uint8Array())).toEqual(once);
  });

  it('comes with a muted file that contains the same pictures', async () => {
    const { facts, files } = (await readRendition(fixtureFile('camera.mov'))) ?? expect.unreachable();
    const [full, muted] = files;
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual(['96.mp4', '96.m4v']);
    expect(facts).toEqual({ width: 96, height: 160, durationMs: 1_200, size: full?.body.length, hasSound: true });
    const [pictures] = await packetsOf(full?.body ?? new Uint8Array());
    expect(await packetsOf(muted?.body ?? new Uint8Array())).toEqual([pictures]);
  });

  it('consists of one file if it has no sound', async () => {
    expect((await readRendition(fixtureFile('silent.mp4')))?.files).toHaveLength(1);
  });

  it.each(['hevc.mp4', 'high422.mp4', 'audio-only.mp4', 'upright.heic'])('is undefined for unsupported content: %s', async (name) => {
    expect(await readRendition(fixtureFile(name))).toBeUndefined();
  });
});
