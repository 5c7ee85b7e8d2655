import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A small file of a camera's kind, by name; see the folder. */
export const fixtureFile = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'fixtures', name));
