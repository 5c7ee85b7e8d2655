import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobFolder, type WriteChunk } from '#infra/local/storage/store/blob-folder.ts';
import { ObjectIndex, type Part, type StoredObject, type Upload } from '#infra/local/storage/store/object-index.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';

/** Checks the object to be replaced. Throws to refuse the write. */
export type WriteGuard = (current: StoredObject | undefined) => void;

type Description = Omit<StoredObject, 'blob' | 'modified'>;

/**
 * Objects in a folder: bytes in blobs, everything else in the index. A write fills a new blob and then commits it to the index, so a
 * reader gets the old or the new object, never a mixture, even after a crash.
 */
export class ObjectStore {
  readonly index: ObjectIndex;
  readonly #blobs: BlobFolder;
  readonly #versionedBuckets: readonly string[];

  /** Buckets in `versionedBuckets` keep objects that are replaced or removed. */
  constructor(folder: string, versionedBuckets: readonly string[] = []) {
    this.#versionedBuckets = versionedBuckets;
    mkdirSync(folder, { recursive: true });
    this.index = new ObjectIndex(join(folder, 'index.sqlite'));
    this.#blobs = new BlobFolder(join(folder, 'blobs'));
    this.#blobs.sweep(this.index.blobs());
  }

  close(): void {
    this.index.close();
  }

  /** Stores the bytes that `fill` writes, with the description it returns. */
  async put(bucket: string, key: string, guard: WriteGuard, fill: (write: WriteChunk) => Promise<Description>): Promise<StoredObject> {
    const { blob, result } = await this.#blobs.create(fill);
    return this.#commit(bucket, key, { ...result, blob, modified: Date.now() }, guard);
  }

  /** Removes an object, if it exists. `guard` throws to refuse the removal. */
  async remove(bucket: string, key: string, guard: WriteGuard): Promise<void> {
    const current = this.index.get(bucket, key);
    guard(current);
    if (this.#isVersioned(bucket)) {
      this.index.atomically(() => {
        this.#keepFormer(bucket, key, current);
        this.index.remove(bucket, key);
        this.index.keepFormer(bucket, key, { id: randomUUID(), modified: Date.now(), object: undefined });
      });
      return;
    }
    this.index.remove(bucket, key);
    if (current) await this.#blobs.remove(current.blob);
  }

  /** Returns a version of an object and its opened blob, which the caller closes. */
  async openVersion(bucket: string, key: string, id: string): Promise<{ object: StoredObject; file: FileHandle } | undefined> {
    const object = this.index.versionsOf(bucket, key).find((version) => version.id === id)?.object;
    const file = object && (await this.#blobs.open(object.blob));
    return object && file && { object, file };
  }

  /** Returns an object and its opened blob, which stays readable while the object is replaced or removed. The caller closes the blob. */
  async open(bucket: string, key: string): Promise<{ object: StoredObject; file: FileHandle } | undefined> {
    for (let object = this.index.get(bucket, key); object; object = this.#next(bucket, key, object)) {
      const file = await this.#blobs.open(object.blob);
      if (file) return { object, file };
    }
    return undefined;
  }

  beginUpload(upload: Upload): string {
    const id = randomBytes(24).toString('base64url');
    this.index.beginUpload(id, upload);
    return id;
  }

  /** Stores a part and replaces an earlier one with its number. */
  async putPart(upload: string, number: number, fill: (write: WriteChunk) => Promise<Pick<Part, 'size' | 'etag'>>): Promise<Part> {
    const { blob, result } = await this.#blobs.create(fill);
    if (!this.index.upload(upload)) {
      await this.#blobs.remove(blob);
      throw new S3Error('NoSuchUpload');
    }
    const replaced = this.index.parts(upload).filter((part) => part.number === number);
    const part = { ...result, number, blob };
    this.index.putPart(upload, part);
    await this.#blobs.remove(...replaced.map((old) => old.blob));
    return part;
  }

  /** Concatenates parts of an upload into one object and ends the upload. */
  async completeUpload(id: string, upload: Upload, parts: readonly Part[], etag: string, guard: WriteGuard): Promise<StoredObject> {
    const { blob } = await this.#blobs.create(async (write) => {
      for (const part of parts) await this.#append(part.blob, write);
    });
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    const object = { blob, size, etag, modified: Date.now(), headers: upload.headers };
    const stored = this.index.parts(id);
    await this.#commit(upload.bucket, upload.key, object, guard, () => this.index.endUpload(id));
    await this.#blobs.remove(...stored.map((part) => part.blob));
    return object;
  }

  async abortUpload(id: string): Promise<void> {
    const parts = this.index.parts(id);
    this.index.endUpload(id);
    await this.#blobs.remove(...parts.map((part) => part.blob));
  }

  async #append(blob: string, write: WriteChunk): Promise<void> {
    const file = await this.#blobs.open(blob);
    if (!file) throw new S3Error('NoSuchUpload');
    for await (const piece of file.createReadStream()) await write(piece as Buffer);
  }

  /** Returns the object that has replaced `seen`. The blob of `seen` was removed. */
  #next(bucket: string, key: string, seen: StoredObject): StoredObject | undefined {
    const current = this.index.get(bucket, key);
    if (current?.blob === seen.blob) throw new Error(`The blob ${seen.blob} of ${bucket}/${key} is missing.`);
    return current;
  }

  async #commit(bucket: string, key: string, object: StoredObject, guard: WriteGuard, alongside?: () => void): Promise<StoredObject> {
    const current = this.index.get(bucket, key);
    try {
      this.index.atomically(() => {
        guard(current);
        if (this.#isVersioned(bucket)) this.#keepFormer(bucket, key, current);
        this.index.put(bucket, key, object);
        alongside?.();
      });
    } catch (error) {
      await this.#blobs.remove(object.blob);
      throw error;
    }
    if (current && !this.#isVersioned(bucket)) await this.#blobs.remove(current.blob);
    return object;
  }

  #isVersioned(bucket: string): boolean {
    return this.#versionedBuckets.includes(bucket);
  }

  #keepFormer(bucket: string, key: string, current: StoredObject | undefined): void {
    if (current) this.index.keepFormer(bucket, key, { id: current.blob, modified: current.modified, object: current });
  }
}
