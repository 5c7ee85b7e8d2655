/** Measures a bulk upload of 1 GB: the upload in parts, and unpacking 1,000 files of it, in a process of its own. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { put } from '#test/support/api/media-fixture.ts';
import { startBulkUploadFixture } from '#test/support/api/bulk-upload-fixture.ts';
import { zipArchive } from '#test/support/media/zip-archive.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { BULK_UPLOAD_MAX, IMAGE_MAX_MB, MEGABYTE } from '#shared/model/limits.ts';
import type { Row } from '../report.ts';

const FILES = BULK_UPLOAD_MAX.files;
const MEMORY_GOAL_MB = 512;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Returns an archive of almost 1 GB. Its files are random bytes, which compress as little as photographs. */
function archiveOf(files: number): Buffer {
  const bytes = Math.floor((BULK_UPLOAD_MAX.fileMb * MEGABYTE) / files) - 1_024;
  const body = randomBytes(bytes);
  return zipArchive(
    Array.from({ length: files }, (_, index) => ({
      name: `${index % 2 === 0 ? 'jp' : 'en'}/${index}.jpg`,
      content: Buffer.concat([JPEG_START, Buffer.from(String(index).padStart(8)), body]).subarray(0, bytes),
      isStored: index % 10 !== 0,
    })),
  );
}

interface Unpacked {
  seconds: number;
  peakMb: number;
}

/** Runs the job in a process of its own, so that the measured memory is that of the job alone. */
function unpackInOwnProcess(environment: Record<string, string>): Promise<Unpacked> {
  return new Promise((resolve, reject) => {
    const program = new URL('unpack-once.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      const result = output.split('\n').find((line) => line.startsWith('{"seconds"'));
      if (code === 0 && result !== undefined) resolve(JSON.parse(result) as Unpacked);
      else reject(new Error(`The job ended with ${code}: ${output}`));
    });
  });
}

export async function measureBulkUpload(): Promise<Row[]> {
  const test = await startBulkUploadFixture();
  try {
    const { USER } = test.accounts;
    const siteId = (await test.user.create()).id;
    const archive = archiveOf(FILES);
    const actor = test.bulkUploadsAs(USER);
    const begun = performance.now();
    const { bulkUpload, upload } = await actor.start(siteId, archive.length);
    for (const { url, start, size } of upload.parts) {
      const status = await put(url, archive.subarray(start, start + size), upload.headers);
      if (status !== 200) throw new Error(`A part was answered with ${status}`);
    }
    await actor.complete(siteId, bulkUpload.id);
    const sent = (performance.now() - begun) / 1_000;
    const stored = await test.dependencies.bulkUploads.find({ siteId, id: bulkUpload.id });
    const { seconds, peakMb } = await unpackInOwnProcess({
      ...test.environment,
      AWS_ENDPOINT_URL_DYNAMODB: test.endpoint,
      AWS_ENDPOINT_URL_S3: test.storageUrl,
      [ENVIRONMENT.mediaBucket]: 'media',
      [ENVIRONMENT.imageMaxMb]: String(IMAGE_MAX_MB.default),
      JOB_ID: stored?.jobId ?? '',
    });
    const { files } = await actor.get(siteId, bulkUpload.id);
    const usable = files.filter(({ fault }) => fault === null).length;
    if (usable !== FILES) throw new Error(`${usable} of ${FILES} files were unpacked`);
    return [
      { what: `uploading ${Math.round(archive.length / MEGABYTE)} MB in ${upload.parts.length} parts`, value: `${sent.toFixed(1)} s` },
      { what: `unpacking ${FILES} files`, value: `${seconds.toFixed(1)} s`, ratio: seconds / 900, goal: 1 },
      { what: 'peak memory of the job', value: `${Math.round(peakMb)} MB`, ratio: peakMb / MEMORY_GOAL_MB, goal: 1 },
    ];
  } finally {
    await test.stop();
  }
}
