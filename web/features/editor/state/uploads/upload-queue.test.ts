import { describe, expect, it, vi } from 'vitest';
import { IMAGE } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createUploadQueue, type CreativeOutcome, type SendFile } from '#web/features/editor/state/uploads/upload-queue.ts';
import type { DrawPicture } from '#web/lib/upload/queue/draw-picture.ts';
import { heldPicture } from '#web/lib/media/local-pictures.ts';
import { uploadingCells, uploadingPicture } from '#web/features/editor/state/uploads/upload.ts';
import { settled } from '#test/support/eventually.ts';

const READY: CreativeOutcome = { ok: true, image: IMAGE, video: null };
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** A fake sender whose uploads the test resolves or rejects. */
function heldSender() {
  const held = new Map<
    string,
    { resolve: (outcome: CreativeOutcome) => void; reject: (error: unknown) => void; options: Parameters<SendFile>[1] }
  >();
  const send: SendFile = (sent, options) =>
    new Promise((resolve, reject) => {
      held.set(sent.name, { resolve, reject, options });
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
    });
  const of = (name: string) => {
    const call = held.get(name);
    if (!call) throw new Error(`${name} was not sent`);
    return call;
  };
  return { send, of, sent: () => [...held.keys()] };
}

function queueWith(draw: DrawPicture = () => Promise.resolve(undefined)) {
  const sender = heldSender();
  const onReady = vi.fn();
  return { sender, onReady, queue: createUploadQueue({ send: sender.send, draw, onReady }) };
}

const drawn: DrawPicture = ({ name }) => Promise.resolve({ address: `blob:${name}`, width: 1_080, height: 1_920, colour: '#102030' });

describe('local pictures in the upload queue', () => {
  it('are shown by cell as soon as they are drawn, and by media id once they are uploaded', async () => {
    const { queue, sender } = queueWith(drawn);
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    await settled();
    const shown = uploadingPicture(queue.store.getState(), { cell: 'A1', language: 'jp' });
    expect([shown?.width, shown?.colour, heldPicture(shown?.mediaId ?? '')]).toEqual([1_080, '#102030', 'blob:one']);
    expect(uploadingPicture(queue.store.getState(), { cell: 'A1', language: 'en' })).toBeNull();
    sender.of('one').resolve(READY);
    await settled();
    expect(uploadingPicture(queue.store.getState(), { cell: 'A1', language: 'jp' })).toBeNull();
    expect(heldPicture(IMAGE.mediaId)).toBe('blob:one');
  });

  it('are freed after a cancelled upload, also if they are still being drawn', async () => {
    const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { queue } = queueWith(drawn);
    queue.add([{ file: file('three'), cell: 'A1', language: 'jp' }]);
    await settled();
    queue.cancelAll();
    queue.add([{ file: file('two'), cell: 'A1', language: 'jp' }]);
    queue.cancelAll();
    await settled();
    expect(freed.mock.calls.flat()).toEqual(['blob:three']);
    freed.mockRestore();
  });

  it('are drawn one after the other', async () => {
    let drawing = 0;
    let most = 0;
    const { queue } = queueWith(async (one) => {
      most = Math.max(most, (drawing += 1));
      await Promise.resolve();
      drawing -= 1;
      return drawn(one);
    });
    queue.add(['A1', 'B1', 'C1'].map((cell) => ({ file: file(cell), cell, language: 'jp' as const })));
    await settled();
    expect([most, queue.store.getState().every(({ picture }) => picture !== null)]).toEqual([1, true]);
  });
});

describe('the upload queue', () => {
  it('uploads three files at a time, and the next file when a file is done', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add(['A1', 'B1', 'C1', 'D1'].map((cell) => ({ file: file(cell), cell, language: 'jp' as const })));
    expect(sender.sent()).toEqual(['A1', 'B1', 'C1']);
    expect([...uploadingCells(queue.store.getState())]).toEqual(['A1', 'B1', 'C1', 'D1']);
    sender.of('B1').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: 'B1', image: IMAGE }));
    expect(sender.sent()).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  it('reports the progress of a file from the first byte to the check', () => {
    const { queue, sender } = queueWith();
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    sender.of('one').options.onProgress({ index: 0, phase: 'uploading', share: 0.4 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'sending', progress: 0.4 });
    sender.of('one').options.onProgress({ index: 0, phase: 'processing', share: 1 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'checking', progress: 1 });
  });

  it('keeps a failed file with its fault and retries it on request', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    sender.of('one').resolve({ ok: false, fault: { kind: 'content', fault: 'unreadable' } });
    await settled();
    const [failed] = queue.store.getState();
    expect(failed).toMatchObject({ state: 'failed', fault: { kind: 'content', fault: 'unreadable' } });
    queue.retry(failed?.id ?? '');
    sender.of('one').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledOnce();
    expect(queue.store.getState()).toEqual([]);
  });

  it('aborts an upload when the upload is cancelled or replaced, or its cell is deleted', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add([{ file: file('first'), cell: 'A1', language: 'jp' }]);
    queue.add([{ file: file('second'), cell: 'A1', language: 'jp' }]);
    expect(sender.of('first').options.signal.aborted).toBe(true);
    queue.add([{ file: file('gone'), cell: 'B1', language: 'jp' }]);
    queue.cancelCells(['B1']);
    expect(sender.of('gone').options.signal.aborted).toBe(true);
    sender.of('first').resolve(READY);
    sender.of('second').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: 'A1', image: IMAGE }));
    expect(queue.store.getState()).toEqual([]);
  });

  it('moves uploads with the content of their cells', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add(['A1', 'B1'].map((cell) => ({ file: file(cell), cell, language: 'jp' as const })));
    queue.relocate((cell) => (cell === 'A1' ? 'C3' : null));
    expect(sender.of('B1').options.signal.aborted).toBe(true);
    sender.of('A1').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: 'C3', image: IMAGE }));
  });

  it('keeps uploads of different languages in one cell', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add([{ file: file('japanese'), cell: 'A1', language: 'jp' }]);
    queue.add([{ file: file('english'), cell: 'A1', language: 'en' }]);
    expect(sender.of('japanese').options.signal.aborted).toBe(false);
    expect([...uploadingCells(queue.store.getState(), 'cn')]).toEqual([]);
    sender.of('japanese').resolve(READY);
    await settled();
    expect(onReady.mock.calls[0]?.[0].upload).toMatchObject({ cell: 'A1', language: 'jp', posterOf: null });
    expect([...uploadingCells(queue.store.getState())]).toEqual(['A1']);
    expect([...uploadingCells(queue.store.getState(), 'jp')]).toEqual([]);
  });

  it('reports a lost connection and continues', () => {
    const { queue, sender } = queueWith();
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    const { onProgress } = sender.of('one').options;
    onProgress({ index: 0, phase: 'paused', share: 0.3 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'paused', progress: 0.3 });
    onProgress({ index: 0, phase: 'uploading', share: 0.5 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'sending', progress: 0.5 });
  });

  it('retries all failed files that may succeed', async () => {
    const { queue, sender } = queueWith();
    queue.add(['A1', 'B1', 'C1'].map((cell) => ({ file: file(cell), cell, language: 'jp' as const })));
    sender.of('A1').resolve({ ok: false, fault: { kind: 'transfer' } });
    sender.of('B1').resolve({ ok: false, fault: { kind: 'content', fault: 'unsupported-codec' } });
    sender.of('C1').resolve({ ok: false, fault: { kind: 'stalled' } });
    await settled();
    queue.retryAll();
    expect(queue.store.getState().map(({ state }) => state)).toEqual(['sending', 'failed', 'sending']);
  });

  it('stores an exception of an upload as its fault', async () => {
    const { queue, sender } = queueWith();
    const lost = new Error('lost');
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    sender.of('one').reject(lost);
    await settled();
    expect(queue.store.getState()[0]).toMatchObject({ state: 'failed', fault: { kind: 'api', error: lost } });
  });

  it('lists rejected files without uploading them', () => {
    const { queue, sender } = queueWith();
    queue.reject([{ file: file('notes.txt'), language: 'jp', fault: { kind: 'no-room' } }]);
    expect(sender.sent()).toEqual([]);
    expect(queue.store.getState()[0]).toMatchObject({ cell: null, state: 'failed' });
  });
});
