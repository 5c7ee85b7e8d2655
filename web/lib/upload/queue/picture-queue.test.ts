import { expect, it, vi } from 'vitest';
import { createPictureQueue } from '#web/lib/upload/queue/picture-queue.ts';

const file = (name: string): File => new File(['x'], name, { type: 'image/png' });
const LOGO = { name: 'logo', cell: null };

it('createPictureQueue cancels the earlier upload for a field when another file is chosen', async () => {
  const sent: { name: string; signal: AbortSignal }[] = [];
  const queue = createPictureQueue({
    send: (picture, { signal }) => {
      sent.push({ name: picture.file.name, signal });
      return new Promise(() => undefined);
    },
    draw: () => Promise.resolve(undefined),
  });
  const onReady = vi.fn();
  queue.start({ file: file('one'), field: LOGO, kind: 'logo', onReady });
  queue.start({ file: file('two'), field: LOGO, kind: 'logo', onReady });
  queue.start({ file: file('other'), field: { name: 'logo', cell: 'A1' }, kind: 'logo', onReady });
  expect(sent.map(({ name, signal }) => [name, signal.aborted])).toEqual([
    ['one', true],
    ['two', false],
    ['other', false],
  ]);
  expect(queue.all().map((upload) => upload.file.name)).toEqual(['two', 'other']);
});
