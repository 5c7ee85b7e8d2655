import { DatabaseSync } from 'node:sqlite';

/** How long DynamoDB keeps stream records. */
const RETENTION_SECONDS = 24 * 60 * 60;
/** Each write adds one record and removes up to this many, so that a stream that has become too long shrinks. */
const TRIMMED_PER_WRITE = 2;
const WAIT_FOR_LOCK_MS = 10_000;

/**
 * The embedded database numbers and reads stream records by `CAST(sequence_number AS INTEGER)`, without an index: every read and
 * every write scans the whole stream. It never removes a record. The newest record always stays, because the next sequence number
 * is the greatest one plus one.
 */
const STATEMENTS = `
  CREATE INDEX IF NOT EXISTS _stream_records_by_sequence ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
  CREATE TRIGGER IF NOT EXISTS _stream_records_trim AFTER INSERT ON _stream_records BEGIN
    DELETE FROM _stream_records
    WHERE created_at < NEW.created_at - ${RETENTION_SECONDS}
      AND id IN (
        SELECT id FROM _stream_records
        WHERE table_name = NEW.table_name AND CAST(sequence_number AS INTEGER) < CAST(NEW.sequence_number AS INTEGER)
        ORDER BY CAST(sequence_number AS INTEGER) LIMIT ${TRIMMED_PER_WRITE}
      );
  END;
`;

/**
 * Makes the cost of the embedded database's streams independent of their length, by an index for reads and writes, and by a trigger that
 * trims records after a day, as DynamoDB does. `file` is the SQLite file of an engine that has been started at least once. A no-op
 * if both exist. Throws if the engine stores its streams in another way.
 */
export function boundStreamCost(file: string): void {
  const database = new DatabaseSync(file, { timeout: WAIT_FOR_LOCK_MS });
  try {
    database.exec(STATEMENTS);
  } finally {
    database.close();
  }
}
