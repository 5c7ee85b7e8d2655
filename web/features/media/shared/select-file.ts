interface Listed {
  id: string;
}

/** Files that are selected in a list, in the order of their selection. */
export interface FileSelection<File extends Listed> {
  files: readonly File[];
  /** The file from which a range starts: the one that was selected last. */
  anchor: string | null;
}

export const NO_FILES: FileSelection<never> = { files: [], anchor: null };

interface SelectOptions {
  /** Whether to select everything from the anchor to the file, as with the Shift key. */
  isRange: boolean;
  /** Maximum number of selected files. */
  max: number;
}

/** Returns the files from the anchor to `end`, in this direction; only `end` if the list no longer contains the anchor. */
function rangeTo<File extends Listed>(listed: readonly File[], anchor: string | null, end: File): readonly File[] {
  const [from, to] = [listed.findIndex(({ id }) => id === anchor), listed.findIndex(({ id }) => id === end.id)];
  if (from < 0 || to < 0) return [end];
  return from <= to ? listed.slice(from, to + 1) : listed.slice(to, from + 1).toReversed();
}

/** Returns the selection after a press on a file: the file is added or removed, or a range is added. It never exceeds the maximum. */
export function selectFile<File extends Listed>(
  { files, anchor }: FileSelection<File>,
  listed: readonly File[],
  pressed: File,
  { isRange, max }: SelectOptions,
): FileSelection<File> {
  const isSelected = ({ id }: File): boolean => files.some((file) => file.id === id);
  if (!isRange && isSelected(pressed)) return { files: files.filter(({ id }) => id !== pressed.id), anchor: null };
  const added = isRange ? rangeTo(listed, anchor, pressed) : [pressed];
  return { files: [...files, ...added.filter((file) => !isSelected(file))].slice(0, max), anchor: pressed.id };
}
