import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file so that a crash leaves either the old or the new content: flushed under another name, then renamed. */
export async function writeFileAtomically(file: string, text: string, mode = 0o644): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  const handle = await open(temporary, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
