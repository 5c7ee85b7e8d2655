import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { inParallel } from '#functions/platform/base/in-parallel.ts';

/** The result of a restore of a bucket, in objects. */
export interface ObjectRestoreReport {
  restored: number;
  unchanged: number;
  removed: number;
}

/** A version of an object, or a delete marker. */
interface Version {
  key: string;
  id: string;
  isMarker: boolean;
  isLatest: boolean;
  modified: Date;
}

type Step = { kind: 'copy'; key: string; versionId: string } | { kind: 'remove'; key: string } | { kind: 'keep' };

const AT_A_TIME = 16;

/** Returns the step that restores an object to a time, from its versions in any order. */
export function restoreStep(versions: readonly Version[], at: Date): Step {
  const latest = versions.find(({ isLatest }) => isLatest);
  // S3 keeps whole seconds only, so an order among versions of the same second comes from `isLatest`.
  const [wanted] = versions
    .filter(({ modified }) => modified <= at)
    .toSorted((one, other) => other.modified.getTime() - one.modified.getTime() || Number(other.isLatest) - Number(one.isLatest));
  if (!latest) return { kind: 'keep' };
  if (!wanted || wanted.isMarker) return latest.isMarker ? { kind: 'keep' } : { kind: 'remove', key: latest.key };
  return wanted.isLatest ? { kind: 'keep' } : { kind: 'copy', key: wanted.key, versionId: wanted.id };
}

async function* pagesOf(client: S3Client, Bucket: string): AsyncGenerator<ListObjectVersionsCommandOutput> {
  let page: ListObjectVersionsCommandOutput | undefined;
  do {
    const next = { KeyMarker: page?.NextKeyMarker, VersionIdMarker: page?.NextVersionIdMarker };
    page = await client.send(new ListObjectVersionsCommand({ Bucket, ...next }));
    yield page;
  } while (page.IsTruncated);
}

/** Yields the versions of one key at a time. */
async function* versionsByKey(client: S3Client, bucket: string): AsyncGenerator<Version[]> {
  let unfinished: Version[] = [];
  for await (const { Versions = [], DeleteMarkers = [], IsTruncated: isTruncated } of pagesOf(client, bucket)) {
    const page = [
      ...Versions.map((version) => ({ ...version, isMarker: false })),
      ...DeleteMarkers.map((marker) => ({ ...marker, isMarker: true })),
    ].map(({ Key: key = '', VersionId: id = '', IsLatest: isLatest = false, LastModified: modified = new Date(0), isMarker }) => ({
      key,
      id,
      isMarker,
      isLatest,
      modified,
    }));
    const byKey = Map.groupBy([...unfinished, ...page], ({ key }) => key);
    // The last key of a page may continue on the next.
    const last = isTruncated ? [...byKey.keys()].toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))).at(-1) : '';
    for (const [key, versions] of byKey) if (key !== last) yield versions;
    unfinished = byKey.get(last ?? '') ?? [];
  }
}

/**
 * Restores the objects of a versioned bucket to their state at a time. No data is lost: restored objects are new versions,
 * and removed ones get a delete marker. Can be repeated after a failure.
 */
export async function restoreObjects(client: S3Client, bucket: string, at: Date): Promise<ObjectRestoreReport> {
  const report = { restored: 0, unchanged: 0, removed: 0 };
  const apply = async (step: Step): Promise<never[]> => {
    if (step.kind === 'copy') {
      const source = `${bucket}/${step.key.split('/').map(encodeURIComponent).join('/')}?versionId=${encodeURIComponent(step.versionId)}`;
      await client.send(new CopyObjectCommand({ Bucket: bucket, Key: step.key, CopySource: source }));
      report.restored += 1;
    } else if (step.kind === 'remove') {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: step.key }));
      report.removed += 1;
    } else report.unchanged += 1;
    return [];
  };
  let batch: Step[] = [];
  for await (const versions of versionsByKey(client, bucket)) {
    batch.push(restoreStep(versions, at));
    if (batch.length === AT_A_TIME) {
      await inParallel(batch, AT_A_TIME, apply);
      batch = [];
    }
  }
  await inParallel(batch, AT_A_TIME, apply);
  return report;
}
