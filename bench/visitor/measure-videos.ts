/** Measures how soon videos play: swipes down a column of videos over slow 4G, from the sheet's rest to the first moving frame. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { pollUntil } from '#infra/local/clients/console-session.ts';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import type { VideoRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';
import { uploadCreatives } from '#test/support/media/upload.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { CPU_SLOWDOWN, flick, onColdPhone, SLOW_4G } from './phone.ts';
import { median, type Row } from '../report.ts';
import { timePublication } from '../sites.ts';

const VIDEOS = 8;
const SECONDS = 12;
/** Bits per second of a video made for the web, and of a video filmed by a phone. */
const BIT_RATES = { '1 Mbit/s': 1e6, '4 Mbit/s': 4e6 } as const;
/** Milliseconds that the visitor looks at each sheet. */
const LOOKS_MS = [1_000, 3_000] as const;
const GOAL_MS = 500;
const FLICK = { share: 0.6, ms: 80 } as const;

/** Returns an H.264 unit that decoders skip. */
function filler(size: number): Uint8Array {
  const unit = new Uint8Array(size).fill(0xff);
  new DataView(unit.buffer).setUint32(0, size - 4);
  unit[4] = 0x0c;
  unit[size - 1] = 0x80;
  return unit;
}

/** Returns a video of `SECONDS`: a short video repeated, with packets filled up to a rate in bits per second. */
async function longVideo(bitRate: number): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(fixtureFile('silent.mp4')), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The fixture has no video');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const duration = await track.computeDuration();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const size = Math.round(((bitRate / 8) * duration) / packets.length);
  for (let start = 0; start < SECONDS; start += duration)
    for (const { data, type, timestamp, duration: shown } of packets) {
      const filled = Buffer.concat([data, filler(Math.max(8, size - data.length))]);
      await source.add(new EncodedPacket(filled, type, start + timestamp, shown), { decoderConfig });
    }
  source.close();
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

async function uploadVideos(session: ConsoleSession, siteId: string, files: readonly Buffer[]): Promise<VideoRef[]> {
  const { uploads } = await session.call(media.generateUrls, {
    body: { siteId, files: files.map((file, index) => ({ name: `${index}.mp4`, type: 'video/mp4', size: file.length })) },
  });
  for (const [index, { headers, parts }] of uploads.entries())
    for (const { url, start, size } of parts)
      await fetch(url, { method: 'PUT', headers, body: new Uint8Array(files[index] ?? []).subarray(start, start + size) });
  const ids = uploads.map(({ mediaId }) => mediaId);
  await session.call(media.complete, { body: { mediaIds: ids } });
  return pollUntil('the videos are ready', async () => {
    const { media: found } = await session.call(media.list, { query: { ids: ids.join(',') } });
    const ready = ids.flatMap((id) => found.find((one) => one.id === id)?.video ?? []);
    return ready.length === ids.length ? ready : undefined;
  });
}

/** Creates a site of one column: a picture, and videos with stills below it. Returns its address. */
async function makeVideoSite(session: ConsoleSession, photographs: readonly Buffer[], bitRate: number): Promise<string> {
  const grid = { numberHorizontal: VIDEOS + 1, numberVertical: 1 };
  const { site } = await session.call(sites.create, { body: { name: 'Videos', ...grid, viewMode: 'MOBILE' } });
  const stills = await uploadCreatives(session, site.id, photographs.slice(0, VIDEOS + 1));
  const file = await longVideo(bitRate);
  // The files differ in their last bytes, because the product stores equal files once.
  const files = Array.from({ length: VIDEOS }, (_, index) =>
    Buffer.concat([file, Buffer.from([0, 0, 0, 9, 0x66, 0x72, 0x65, 0x65, index])]),
  );
  const videos = await uploadVideos(session, site.id, files);
  const cells = stills.map((_, index) => [`A${index + 1}`, numberedUlid(index + 1)] as const);
  const sheets = Object.fromEntries(
    cells.map(([cell, id], index) => [
      id,
      { jp: { ...EMPTY_SHEET, image: stills[index] ?? null, video: videos[index - 1] ?? null, imageAlt: cell } },
    ]),
  );
  const changes = { grid: { ...grid, cells: Object.fromEntries(cells) }, sheets };
  const { site: saved } = await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } });
  await timePublication(session, saved);
  return saved.url;
}

interface Start {
  cell: string;
  restAt: number;
  /** When the picture of the sheet, or the first frame, could be seen. */
  posterAt: number | null;
  playsAt: number | null;
}

const PROBE = `
  window.noted = [];
  setInterval(() => {
    const now = performance.now();
    for (const sheet of document.querySelectorAll('.stage .sheet')) {
      const { x, y } = sheet.getBoundingClientRect();
      if (Math.abs(x) < 2 && Math.abs(y) < 2 && noted.at(-1)?.cell !== sheet.id) noted.push({ cell: sheet.id, restAt: now, posterAt: null, playsAt: null });
    }
    const last = noted.at(-1);
    const sheet = last && document.getElementById(last.cell);
    const [image, video] = [sheet?.querySelector('picture img'), sheet?.querySelector('video')];
    if (last && last.posterAt === null && ((image?.complete && image.naturalWidth > 0) || video?.readyState >= 2)) last.posterAt = now;
    if (last && last.playsAt === null && video?.currentTime > 0) last.playsAt = now;
  }, 16);
`;

const visit = (url: string, lookMs: number): Promise<{ starts: Start[]; bytes: number }> =>
  onColdPhone(async ({ page, devtools }) => {
    await page.addInitScript(PROBE);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const films = new Set<string>();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, response }) => response.url.endsWith('.mp4') && films.add(requestId));
    devtools.on('Network.dataReceived', ({ requestId, dataLength }) => (bytes += films.has(requestId) ? dataLength : 0));
    await page.goto(url, { waitUntil: 'commit' });
    while ((await page.evaluate('window.noted?.[0]?.posterAt ?? null')) === null) await sleep(50);
    await sleep(4_000);
    for (let index = 0; index < VIDEOS; index += 1) {
      await flick(devtools, 'up', FLICK.share, FLICK.ms);
      await sleep(lookMs);
    }
    return { starts: (await page.evaluate<Start[]>('window.noted')).slice(1), bytes };
  });

/** Measures how soon videos start. */
export async function measureVideos(session: ConsoleSession, photographs: readonly Buffer[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [rate, bitRate] of Object.entries(BIT_RATES)) {
    const url = await makeVideoSite(session, photographs, bitRate);
    for (const lookMs of LOOKS_MS) {
      const { starts, bytes } = await visit(url, lookMs);
      const label = `videos of ${rate}, a swipe every ${lookMs / 1_000} s`;
      const after = (of: 'posterAt' | 'playsAt'): number[] => starts.map((start) => (start[of] ?? Infinity) - start.restAt);
      const show = (all: number[]): string =>
        `${all.filter((ms) => ms <= GOAL_MS).length} of ${all.length} within 0.5 s, median ${Math.round(median(all))} ms, longest ${Math.round(Math.max(...all))} ms`;
      rows.push(
        { what: `${label}: poster after the sheet settled`, value: show(after('posterAt')) },
        { what: `${label}: playing after the sheet settled`, value: show(after('playsAt')) },
        { what: `${label}: bytes of videos`, value: `${Math.round(bytes / 1024)} KB` },
      );
    }
  }
  return rows;
}
