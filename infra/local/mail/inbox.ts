import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ulid } from 'ulid';
import { type Clock, realClock } from '#functions/platform/gateways/clock.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import type { SentMail } from '#infra/local/mail/read-send-raw-email.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS mails (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, mail TEXT NOT NULL, raw BLOB) STRICT;
`;

/** The received e-mails, in one SQLite file. A crash leaves an e-mail stored completely or not at all. */
export class Inbox {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;

  constructor(folder: string, clock: Clock = realClock) {
    this.#clock = clock;
    mkdirSync(folder, { recursive: true });
    this.#database = new DatabaseSync(join(folder, 'mails.sqlite'));
    this.#database.exec(SCHEMA);
  }

  add({ mail, raw }: Pick<SentMail, 'mail' | 'raw'>): Mail {
    const stored: Mail = { id: ulid(), at: this.#clock().toISOString(), ...mail };
    this.#database.prepare('INSERT INTO mails (id, mail, raw) VALUES (?, ?, ?)').run(stored.id, JSON.stringify(stored), raw);
    return stored;
  }

  /** Returns all e-mails, newest first. */
  list(): Mail[] {
    const rows = this.#database.prepare('SELECT mail FROM mails ORDER BY position DESC').all() as { mail: string }[];
    return rows.map((row) => JSON.parse(row.mail) as Mail);
  }

  get(id: string): Mail | undefined {
    const row = this.#database.prepare('SELECT mail FROM mails WHERE id = ?').get(id) as { mail: string } | undefined;
    return row && (JSON.parse(row.mail) as Mail);
  }

  /** Returns the MIME source of an e-mail; `undefined` if an earlier version stored the e-mail without it. */
  source(id: string): Uint8Array | undefined {
    const row = this.#database.prepare('SELECT raw FROM mails WHERE id = ?').get(id) as { raw: Uint8Array | null } | undefined;
    return row?.raw ?? undefined;
  }

  clear(): void {
    this.#database.exec('DELETE FROM mails');
  }

  close(): void {
    this.#database.close();
  }
}
