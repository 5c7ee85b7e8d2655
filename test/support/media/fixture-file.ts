import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A small picture or video as cameras make them, by its name in the folder `fixtures`. */
export const fixtureFile = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'fixtures', name));
