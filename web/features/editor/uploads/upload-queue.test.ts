import { describe, expect, it, vi } from 'vitest';
import type { UploadOutcome } from '#web/lib/upload-media.ts';
import { IMAGE } from '#web/features/editor/model/site-arbitraries.ts';
import { awaitedCells, createUploadQueue, type SendFile } from '#web/features/editor/uploads/upload-queue.ts';

const READY: UploadOutcome = {
  ok: true,
  media: { id: IMAGE.mediaId, kind: 'creative', name: 'one', state: 'ready', image: IMAGE, fault: null },
};
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** A sender whose uploads end when the test says so. */
function heldSender() {
  const held = new Map<
    string,
    { resolve: (outcome: UploadOutcome) => void; reject: (error: unknown) => void; options: Parameters<SendFile>[1] }
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function queueWith() {
  const sender = heldSender();
  const onReady = vi.fn();
  return { sender, onReady, queue: createUploadQueue({ send: sender.send, onReady }) };
}

describe('the upload queue', () => {
  it('sends a few files at a time and the next when one is done', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add(['A1', 'B1', 'C1', 'D1'].map((cell) => ({ file: file(cell), cell })));
    expect(sender.sent()).toEqual(['A1', 'B1', 'C1']);
    expect([...awaitedCells(queue.store.getState())]).toEqual(['A1', 'B1', 'C1', 'D1']);
    sender.of('B1').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: 'B1', image: IMAGE }));
    expect(sender.sent()).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  it('follows one file from its first byte to the check', () => {
    const { queue, sender } = queueWith();
    queue.add([{ file: file('one'), cell: 'A1' }]);
    sender.of('one').options.onProgress({ index: 0, phase: 'uploading', share: 0.4 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'sending', progress: 0.4 });
    sender.of('one').options.onProgress({ index: 0, phase: 'processing', share: 1 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'checking', progress: 1 });
  });

  it('keeps a failed file with its reason, and sends it again when asked to', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add([{ file: file('one'), cell: 'A1' }]);
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

  it('gives up what is cancelled, replaced, or on its way to a cell that goes', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add([{ file: file('first'), cell: 'A1' }]);
    queue.add([{ file: file('second'), cell: 'A1' }]);
    expect(sender.of('first').options.signal.aborted).toBe(true);
    queue.add([{ file: file('gone'), cell: 'B1' }]);
    queue.cancelCells(['B1']);
    expect(sender.of('gone').options.signal.aborted).toBe(true);
    sender.of('first').resolve(READY);
    sender.of('second').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: 'A1', image: IMAGE }));
    expect(queue.store.getState()).toEqual([]);
  });

  it('counts whatever an upload throws as its failure', async () => {
    const { queue, sender } = queueWith();
    const lost = new Error('lost');
    queue.add([{ file: file('one'), cell: 'A1' }]);
    sender.of('one').reject(lost);
    await settled();
    expect(queue.store.getState()[0]).toMatchObject({ state: 'failed', fault: { kind: 'api', error: lost } });
  });

  it('names files that cannot be sent without sending them', () => {
    const { queue, sender } = queueWith();
    queue.reject([{ file: file('notes.txt'), fault: { kind: 'no-room' } }]);
    expect(sender.sent()).toEqual([]);
    expect(queue.store.getState()[0]).toMatchObject({ cell: null, state: 'failed' });
  });
});
