import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** An object in the index: the location of its bytes, and its response headers. */
export interface StoredObject {
  blob: string;
  size: number;
  /** The entity tag without quotes. */
  etag: string;
  /** The time of the last change in epoch milliseconds. */
  modified: number;
  /** Response headers kept with the object: content-type, cache-control, x-amz-meta-…, checksums. */
  headers: Record<string, string>;
}

/** A version of an object in a versioned bucket. The current version, too, is identified by its blob. */
export interface ObjectVersion {
  key: string;
  id: string;
  /** `undefined`: a delete marker. */
  object: StoredObject | undefined;
  modified: number;
  isLatest: boolean;
}

export interface ListedObject {
  key: string;
  size: number;
  etag: string;
  modified: number;
}

/** An unfinished multipart upload. */
export interface Upload {
  bucket: string;
  key: string;
  headers: Record<string, string>;
}

export interface Part {
  number: number;
  blob: string;
  size: number;
  etag: string;
}

// Keys are BLOBs, so that they are compared byte by byte, as in S3.
const SCHEMA = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, key BLOB NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    modified INTEGER NOT NULL, headers TEXT NOT NULL, PRIMARY KEY (bucket, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS former_versions (
    sequence INTEGER PRIMARY KEY, bucket TEXT NOT NULL, key BLOB NOT NULL, id TEXT NOT NULL, modified INTEGER NOT NULL, object TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS former_versions_by_key ON former_versions (bucket, key, sequence);
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key BLOB NOT NULL, headers TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS parts (
    upload TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE, number INTEGER NOT NULL, blob TEXT NOT NULL,
    size INTEGER NOT NULL, etag TEXT NOT NULL, PRIMARY KEY (upload, number)
  ) STRICT, WITHOUT ROWID;
`;

const STATEMENTS = {
  get: 'SELECT blob, size, etag, modified, headers FROM objects WHERE bucket = ? AND key = ?',
  put: 'INSERT OR REPLACE INTO objects (bucket, key, blob, size, etag, modified, headers) VALUES (?, ?, ?, ?, ?, ?, ?)',
  remove: 'DELETE FROM objects WHERE bucket = ? AND key = ?',
  from: 'SELECT key, size, etag, modified FROM objects WHERE bucket = ? AND key >= ? ORDER BY key LIMIT ?',
  blobs:
    "SELECT blob FROM objects UNION ALL SELECT blob FROM parts UNION ALL SELECT object ->> 'blob' FROM former_versions WHERE object IS NOT NULL",
  keepFormer: 'INSERT INTO former_versions (bucket, key, id, modified, object) VALUES (?, ?, ?, ?, ?)',
  formerOf: 'SELECT id, modified, object FROM former_versions WHERE bucket = ? AND key = ? ORDER BY sequence DESC',
  versionedKeys: `SELECT key FROM objects WHERE bucket = ?1 AND key > ?2
    UNION SELECT key FROM former_versions WHERE bucket = ?1 AND key > ?2 ORDER BY key LIMIT ?3`,
  begin: 'INSERT INTO uploads (id, bucket, key, headers) VALUES (?, ?, ?, ?)',
  upload: 'SELECT bucket, key, headers FROM uploads WHERE id = ?',
  end: 'DELETE FROM uploads WHERE id = ?',
  putPart: 'INSERT OR REPLACE INTO parts (upload, number, blob, size, etag) VALUES (?, ?, ?, ?, ?)',
  parts: 'SELECT number, blob, size, etag FROM parts WHERE upload = ? ORDER BY number',
} as const;

type Statements = Record<keyof typeof STATEMENTS, StatementSync>;

const textOf = (key: Uint8Array): string => Buffer.from(key).toString();

/**
 * The index of objects and unfinished uploads. One SQLite file, locked against a second process; every change is one
 * transaction, so a process killed at any moment leaves the state before or after it. Calls are synchronous: a read followed
 * by a write without an `await` between is atomic.
 */
export class ObjectIndex {
  readonly #database: DatabaseSync;
  readonly #run: Statements;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(SCHEMA);
    const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, this.#database.prepare(sql)]);
    this.#run = Object.fromEntries(prepared) as Statements;
  }

  close(): void {
    this.#database.close();
  }

  get(bucket: string, key: string): StoredObject | undefined {
    const row = this.#run.get.get(bucket, Buffer.from(key)) as (Omit<StoredObject, 'headers'> & { headers: string }) | undefined;
    return row && { ...row, headers: JSON.parse(row.headers) as Record<string, string> };
  }

  put(bucket: string, key: string, { blob, size, etag, modified, headers }: StoredObject): void {
    this.#run.put.run(bucket, Buffer.from(key), blob, size, etag, modified, JSON.stringify(headers));
  }

  remove(bucket: string, key: string): void {
    this.#run.remove.run(bucket, Buffer.from(key));
  }

  /** Returns up to `limit` objects whose keys are not below `start`, in the order of their keys' UTF-8 bytes. */
  listFrom(bucket: string, start: Uint8Array, limit: number): ListedObject[] {
    const rows = this.#run.from.all(bucket, start, limit) as unknown as (Omit<ListedObject, 'key'> & { key: Uint8Array })[];
    return rows.map((row) => ({ ...row, key: textOf(row.key) }));
  }

  /** Stores the current object, or a delete marker, as a former version. */
  keepFormer(bucket: string, key: string, version: { id: string; modified: number; object: StoredObject | undefined }): void {
    const object = version.object === undefined ? null : JSON.stringify(version.object);
    this.#run.keepFormer.run(bucket, Buffer.from(key), version.id, version.modified, object);
  }

  /** Returns all versions of a key, newest first. */
  versionsOf(bucket: string, key: string): ObjectVersion[] {
    const current = this.get(bucket, key);
    const rows = this.#run.formerOf.all(bucket, Buffer.from(key)) as { id: string; modified: number; object: string | null }[];
    return [
      ...(current ? [{ id: current.blob, modified: current.modified, object: current }] : []),
      ...rows.map(({ id, modified, object }) => ({
        id,
        modified,
        object: object === null ? undefined : (JSON.parse(object) as StoredObject),
      })),
    ].map((version, index) => ({ ...version, key, isLatest: index === 0 }));
  }

  /** Returns up to `limit` keys above `key`, of objects and of former versions, in the order of their UTF-8 bytes. */
  versionedKeysAbove(bucket: string, key: string, limit: number): string[] {
    const rows = this.#run.versionedKeys.all(bucket, Buffer.from(key), limit) as { key: Uint8Array }[];
    return rows.map((row) => textOf(row.key));
  }

  /** Returns every blob that the index refers to. */
  blobs(): Set<string> {
    return new Set((this.#run.blobs.all() as { blob: string }[]).map(({ blob }) => blob));
  }

  beginUpload(id: string, { bucket, key, headers }: Upload): void {
    this.#run.begin.run(id, bucket, Buffer.from(key), JSON.stringify(headers));
  }

  upload(id: string): Upload | undefined {
    const row = this.#run.upload.get(id) as { bucket: string; key: Uint8Array; headers: string } | undefined;
    return row && { bucket: row.bucket, key: textOf(row.key), headers: JSON.parse(row.headers) as Record<string, string> };
  }

  putPart(upload: string, { number, blob, size, etag }: Part): void {
    this.#run.putPart.run(upload, number, blob, size, etag);
  }

  /** Returns the parts of an upload in the order of their numbers. */
  parts(upload: string): Part[] {
    return this.#run.parts.all(upload) as unknown as Part[];
  }

  endUpload(id: string): void {
    this.#run.end.run(id);
  }

  /** Runs `change` as one transaction. */
  atomically(change: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      change();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
