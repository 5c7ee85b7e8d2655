import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

async function writeFlushed(file: string, text: string, mode: number): Promise<void> {
  const handle = await open(file, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file so that a crash or a full disk leaves either the old or the new content: flushed under another name, then renamed. */
export async function writeFileAtomically(file: string, text: string, mode = 0o644): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  try {
    await writeFlushed(temporary, text, mode);
    await rename(temporary, file);
  } catch (error) {
    // On a full disk the partial file would occupy the last space.
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
