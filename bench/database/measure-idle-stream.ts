import { boundStreamCost } from '#infra/local/platform/bound-stream-cost.ts';
import { startStream, type TestStream } from '#test/support/stream.ts';
import type { Row } from '../report.ts';

const SHORT = 1_000;
const LONG = 1_000_000;
const POLLS = 200;
/** The number of measured scans: without the index, a scan of a long stream takes half a second. */
const SCANS = 10;
/** The poller asks five times a second. */
const POLLS_A_SECOND = 5;

interface IdlePolls {
  records: number;
  bytes: number;
  processorMs: number;
}

/** Returns the averages of idle polls at the end of a stream. */
async function pollIdly(stream: TestStream, polls: number): Promise<IdlePolls> {
  const iterator = await stream.client.iterator(stream.arn, stream.shard, { after: String(stream.length()) });
  await stream.client.records(iterator);
  const before = { bytes: stream.bytesRead(), processorMs: stream.processorMs() };
  let records = 0;
  for (let poll = 0; poll < polls; poll += 1) records += (await stream.client.records(iterator)).records.length;
  return {
    records: records / polls,
    bytes: (stream.bytesRead() - before.bytes) / polls,
    processorMs: (stream.processorMs() - before.processorMs) / polls,
  };
}

const share = ({ processorMs }: IdlePolls): number => (processorMs * POLLS_A_SECOND) / 10;
const describe = (idle: IdlePolls): string =>
  `${idle.records} records, ${(idle.bytes / 1e6).toFixed(1)} MB read, ${share(idle).toFixed(1)} % of a core`;

/** Compares an idle poll of the embedded database's stream after few writes, after a million, and without the index. */
export async function measureIdleStream(): Promise<Row[]> {
  const [short, long] = [await startStream(), await startStream()];
  try {
    short.append(SHORT);
    long.append(LONG);
    const scanned = await pollIdly(long, SCANS);
    for (const { file } of [short, long]) boundStreamCost(file);
    const [few, many] = [await pollIdly(short, POLLS), await pollIdly(long, POLLS)];
    const row = (what: string, idle: IdlePolls): Row => ({ what, value: describe(idle) });
    return [
      row(`idle poll after ${SHORT.toLocaleString('en')} writes`, few),
      row(`idle poll after ${LONG.toLocaleString('en')} writes`, many),
      row(`the same without the index on the stream`, scanned),
    ];
  } finally {
    await Promise.all([short.stop(), long.stop()]);
  }
}
