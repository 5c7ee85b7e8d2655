import { Skeleton } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { LibraryFile } from '#shared/model/media/library.ts';
import classes from '#web/features/media/shared/file-grid.module.css';
import { FilePicture } from '#web/features/media/shared/file-picture.tsx';

const SKELETONS = 12;

interface FileGridProps {
  label: string;
  /** `undefined` while loading. */
  files: readonly LibraryFile[] | undefined;
  /** The selected files, in their order; absent if a press does not select. */
  selected?: readonly LibraryFile[] | undefined;
  /** Absent if the files are only shown. */
  onPress?: (file: LibraryFile, event: MouseEvent) => void;
}

interface FileTileProps {
  file: LibraryFile;
  /** The position in the selection from 0 on, -1 for a file that is not selected; `undefined` if a press does not select. */
  position: number | undefined;
}

function FileTile({ file, position = -1 }: FileTileProps) {
  return (
    <>
      <span className={classes['frame']}>
        <FilePicture file={file} />
        {position >= 0 && (
          <span className={classes['position']} aria-hidden>
            {position + 1}
          </span>
        )}
      </span>
      <span translate="no" className={classes['name']}>
        {file.name}
      </span>
    </>
  );
}

/** The files of a media library as tiles. A selected tile shows its position in the selection. */
export function FileGrid({ label, files, selected, onPress }: FileGridProps) {
  if (!files)
    return (
      <div className={classes['grid']} aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className={classes['frame'] ?? ''} />
        ))}
      </div>
    );
  return (
    <ul className={classes['grid']} aria-label={label}>
      {files.map((file) => {
        const position = selected?.findIndex(({ id }) => id === file.id);
        const tile = <FileTile file={file} position={position} />;
        return (
          <li key={file.id} title={file.name}>
            {onPress ? (
              <button
                type="button"
                className={classes['tile']}
                {...(position !== undefined && { 'aria-pressed': position >= 0 })}
                onClick={(event) => onPress(file, event)}
              >
                {tile}
              </button>
            ) : (
              tile
            )}
          </li>
        );
      })}
    </ul>
  );
}
