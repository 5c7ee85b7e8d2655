import { useEffect } from 'react';
import { ulid } from 'ulid';
import { type StoreApi, useStore } from 'zustand';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import { drawPicture, type DrawPicture } from '#web/lib/upload/queue/draw-picture.ts';
import { createFileQueue, NEW_FILE, type QueuedFile, type QueueOutcome, type SendOptions } from '#web/lib/upload/queue/file-queue.ts';
import { uploadMedia } from '#web/lib/upload/upload-media.ts';

/** A field for a picture. `cell` is the cell of the sheet to which the field belongs; it may change during an upload. */
export interface PictureField {
  name: string;
  cell: string | null;
}

interface NewPicture {
  file: File;
  field: PictureField;
  kind: Exclude<MediaKind, 'video'>;
  /** The site of the picture, if the kind requires one. */
  siteId?: string | undefined;
  /** Called with the uploaded picture and the current cell of its field. */
  onReady: (image: ImageRef, cell: string | null) => void;
}

/** The upload of the picture of a field. */
export interface PictureUpload extends QueuedFile, Omit<NewPicture, 'field'> {
  name: string;
  cell: string | null;
}

export interface PictureQueue {
  store: StoreApi<readonly PictureUpload[]>;
  /** Uploads a picture for a field. Cancels the earlier upload for that field. */
  start: (picture: NewPicture) => void;
  retry: (field: PictureField) => void;
  /** Cancels the upload for a field, or removes a failed one. */
  cancel: (field: PictureField) => void;
  cancelWhere: (condition: (upload: PictureUpload) => boolean) => void;
  /** All uploads, so that the uploads of a sheet can be moved with it. */
  all: () => readonly PictureUpload[];
  replace: (next: readonly PictureUpload[]) => void;
  cancelAll: () => void;
  /** Registers a field that is on the screen and shows its upload; returns the function that unregisters it. */
  show: (field: PictureField) => () => void;
  isShown: (field: PictureField) => boolean;
}

type SendPicture = (picture: PictureUpload, options: SendOptions) => Promise<QueueOutcome<unknown>>;

/** Uploads a picture. A retry resumes an earlier attempt. */
function sendPicture(): SendPicture {
  const resumable = new WeakMap<File, string>();
  return async ({ file, kind, siteId }, options) => {
    const [outcome] = await uploadMedia({ kind, ...(siteId !== undefined && { siteId }), files: [file], ...options, resumable });
    if (!outcome?.ok) return outcome ?? { ok: false, fault: { kind: 'transfer' } };
    const { image } = outcome.media;
    return image ? { ok: true, image } : { ok: false, fault: { kind: 'content', fault: 'unreadable' } };
  };
}

const isFor = (upload: Pick<PictureUpload, 'name' | 'cell'>, { name, cell }: PictureField): boolean =>
  upload.name === name && upload.cell === cell;

const keyOf = ({ name, cell }: PictureField): string => JSON.stringify([name, cell]);

/** Creates the queue of the pictures of fields, one upload for each field. */
export function createPictureQueue({
  send = sendPicture(),
  draw = drawPicture,
}: { send?: SendPicture; draw?: DrawPicture } = {}): PictureQueue {
  const queue = createFileQueue<PictureUpload>({
    send,
    draw,
    onReady: ({ onReady, cell }, { image }) => onReady(image, cell),
  });
  const { store, all, replace, cancelWhere } = queue;
  const shown = new Map<string, number>();
  const count = (field: PictureField, by: number): void => void shown.set(keyOf(field), (shown.get(keyOf(field)) ?? 0) + by);
  return {
    store,
    all,
    replace,
    cancelWhere,
    start: ({ field, ...picture }) => {
      cancelWhere((upload) => isFor(upload, field));
      queue.add([{ ...NEW_FILE, ...picture, ...field, id: ulid(), picture: null }]);
    },
    retry: (field) => queue.retryWhere((upload) => isFor(upload, field)),
    cancel: (field) => cancelWhere((upload) => isFor(upload, field)),
    cancelAll: () => cancelWhere(() => true),
    show: (field) => {
      count(field, 1);
      return () => count(field, -1);
    },
    isShown: (field) => (shown.get(keyOf(field)) ?? 0) > 0,
  };
}

/** The upload for a field that is on the screen, in progress or failed; `undefined` if there is none. */
export function usePictureUpload(queue: PictureQueue, { name, cell }: PictureField): PictureUpload | undefined {
  useEffect(() => queue.show({ name, cell }), [queue, name, cell]);
  return useStore(queue.store, (all) => all.find((upload) => isFor(upload, { name, cell })));
}
