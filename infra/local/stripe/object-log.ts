import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import type { ObjectKind, ObjectOf, StripeObject } from '#infra/local/stripe/stripe-objects.ts';

/**
 * The stored objects: in memory, and in a file of which each line is one transaction. A transaction is written before the request
 * is answered, atomically: a killed process loses no answered transaction.
 */
export class ObjectLog {
  readonly #file: string;
  readonly #objects = new Map<string, StripeObject>();
  #changed = new Map<string, StripeObject>();

  /** Opens the log. Creates `dataDir` if it is missing. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#file = path.join(dataDir, 'objects.jsonl');
    for (const line of this.#lines()) for (const object of JSON.parse(line) as StripeObject[]) this.#objects.set(object.id, object);
  }

  /** Returns the complete lines. Removes a partial last line, which a killed process has written. */
  #lines(): string[] {
    if (!existsSync(this.#file)) return [];
    const bytes = readFileSync(this.#file);
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < bytes.length) truncateSync(this.#file, end);
    return bytes.toString('utf8', 0, end).split('\n').slice(0, -1);
  }

  find<Kind extends ObjectKind>(kind: Kind, id: string): ObjectOf<Kind> | undefined {
    const object = this.#changed.get(id) ?? this.#objects.get(id);
    return object?.object === kind ? (object as ObjectOf<Kind>) : undefined;
  }

  /** Returns all objects of a kind, newest first. */
  list<Kind extends ObjectKind>(kind: Kind): ObjectOf<Kind>[] {
    const all = new Map([...this.#objects, ...this.#changed]);
    return [...all.values()].filter((object): object is ObjectOf<Kind> => object.object === kind).toReversed();
  }

  /** Adds or replaces an object in the running transaction. */
  put<Stored extends StripeObject>(object: Stored): Stored {
    this.#changed.set(object.id, object);
    return object;
  }

  /** Writes the running transaction atomically. On a full disk, removes the partial line and throws the error. */
  commit(): void {
    if (this.#changed.size === 0) return;
    const length = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    try {
      appendFileSync(this.#file, `${JSON.stringify([...this.#changed.values()])}\n`);
    } catch (error) {
      if (existsSync(this.#file)) truncateSync(this.#file, length);
      throw error;
    }
    for (const [id, object] of this.#changed) this.#objects.set(id, object);
    this.#changed = new Map();
  }

  /** Drops the running transaction. */
  rollback(): void {
    this.#changed = new Map();
  }
}
