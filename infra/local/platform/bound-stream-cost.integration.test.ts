import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boundStreamCost } from '#infra/local/platform/bound-stream-cost.ts';
import { startStream, type TestStream } from '#test/support/stream.ts';

const DAY_SECONDS = 86_400;
/** The length of a long stream in records: more than the engine's page cache holds, so that a scan reads the file. */
const LONG = 20_000;

let stream: TestStream;
beforeEach(async () => {
  stream = await startStream();
});
afterEach(() => stream.stop());

describe.runIf(existsSync('/proc/self/io'))('bytes read from the database file after boundStreamCost', () => {
  const idlePoll = async () => {
    const iterator = await stream.client.iterator(stream.arn, stream.shard, { after: String(stream.length()) });
    const before = stream.bytesRead();
    const { records } = await stream.client.records(iterator);
    return { records: records.length, bytes: stream.bytesRead() - before };
  };

  it('do not depend on the length of the stream in a poll that returns no record', async () => {
    stream.append(LONG);
    expect((await idlePoll()).bytes, 'without the index').toBeGreaterThan(1_000_000);
    boundStreamCost(stream.file);
    await idlePoll();
    const short = await idlePoll();
    stream.append(4 * LONG);
    await idlePoll();
    expect(await idlePoll()).toEqual(short);
    expect(short).toEqual({ records: 0, bytes: 0 });
  });

  it('stay below 100,000 in a write, for any length of the stream', async () => {
    boundStreamCost(stream.file);
    stream.append(5 * LONG);
    await stream.write('first');
    const before = stream.bytesRead();
    await stream.write('second');
    expect(stream.bytesRead() - before).toBeLessThan(100_000);
  });
});

describe('boundStreamCost', () => {
  it('makes each write delete up to two records older than a day, and continues the sequence numbers', async () => {
    boundStreamCost(stream.file);
    boundStreamCost(stream.file);
    stream.append(5, DAY_SECONDS + 60);
    stream.append(1, DAY_SECONDS - 60);
    await stream.write('a');
    expect(stream.sequenceNumbers()).toEqual([3, 4, 5, 6, 7]);
    await stream.write('b');
    await stream.write('c');
    await stream.write('d');
    expect(stream.sequenceNumbers()).toEqual([6, 7, 8, 9, 10]);
  });

  it('keeps the newest record, so that a reader can continue from its position', async () => {
    boundStreamCost(stream.file);
    stream.append(1, 2 * DAY_SECONDS);
    expect(stream.sequenceNumbers()).toEqual([1]);
    await stream.write('a');
    const iterator = await stream.client.iterator(stream.arn, stream.shard, { after: '1' });
    const { records } = await stream.client.records(iterator);
    expect(records.map(({ dynamodb }) => dynamodb?.SequenceNumber)).toEqual(['2']);
  });

  it('throws if the file is not a database of the engine', () => {
    expect(() => boundStreamCost(':memory:')).toThrow('no such table');
  });
});
