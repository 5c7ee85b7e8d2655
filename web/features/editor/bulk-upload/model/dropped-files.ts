import { isSystemFile } from '#shared/rules/bulk-upload/archive-path.ts';

/** A file with its path in the chosen or dropped folder. */
export interface LocalFile {
  path: string;
  file: File;
}

const withoutSystemFiles = (files: readonly LocalFile[]): LocalFile[] => files.filter(({ path }) => !isSystemFile(path));

/** Returns the files of an input with their paths in the chosen folder, without system files. */
export const chosenFiles = (files: Iterable<File>): LocalFile[] =>
  withoutSystemFiles([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })));

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject));

/** Returns all entries of a folder. The browser's reader returns some of them per call, and none at the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesBelow(entry: FileSystemEntry): Promise<LocalFile[]> {
  if (isFile(entry)) return [{ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) }];
  if (!isFolder(entry)) return [];
  const below: LocalFile[] = [];
  for (const inner of await entriesIn(entry)) below.push(...(await filesBelow(inner)));
  return below;
}

/**
 * Resolves to the dropped files, including those in dropped folders. Call it in the event handler, because the browser discards the drop
 * data afterwards.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<LocalFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenFiles(files);
  return withoutSystemFiles((await Promise.all(entries.map(filesBelow))).flat());
}

/** Returns the ZIP file if it is the only chosen file. */
export const onlyArchive = (files: readonly LocalFile[]): File | undefined =>
  files.length === 1 && files[0]?.path.toLowerCase().endsWith('.zip') ? files[0].file : undefined;
