import { describe, expect, it, vi } from 'vitest';
import { IMAGE } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createUploadQueue, type CreativeOutcome, type SendFile } from '#web/features/editor/state/uploads/upload-queue.ts';
import { uploadingCells } from '#web/features/editor/state/uploads/upload.ts';
import { settled } from '#test/support/eventually.ts';

const READY: CreativeOutcome = { ok: true, image: IMAGE, video: null };
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** A sender whose uploads end when the test says so. */
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

function queueWith() {
  const sender = heldSender();
  const onReady = vi.fn();
  return { sender, onReady, queue: createUploadQueue({ send: sender.send, onReady }) };
}

describe('the upload queue', () => {
  it('sends a few files at a time and the next when one is done', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add(['A1', 'B1', 'C1', 'D1'].map((cell) => ({ file: file(cell), cell, language: 'jp' as const })));
    expect(sender.sent()).toEqual(['A1', 'B1', 'C1']);
    expect([...uploadingCells(queue.store.getState())]).toEqual(['A1', 'B1', 'C1', 'D1']);
    sender.of('B1').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: 'B1', image: IMAGE }));
    expect(sender.sent()).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  it('follows one file from its first byte to the check', () => {
    const { queue, sender } = queueWith();
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    sender.of('one').options.onProgress({ index: 0, phase: 'uploading', share: 0.4 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'sending', progress: 0.4 });
    sender.of('one').options.onProgress({ index: 0, phase: 'processing', share: 1 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'checking', progress: 1 });
  });

  it('keeps a failed file with its reason, and sends it again when asked to', async () => {
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

  it('gives up what is cancelled, replaced, or on its way to a cell that goes', async () => {
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

  it('follows cells whose content goes elsewhere', async () => {
    const { queue, sender, onReady } = queueWith();
    queue.add(['A1', 'B1'].map((cell) => ({ file: file(cell), cell, language: 'jp' as const })));
    queue.relocate((cell) => (cell === 'A1' ? 'C3' : null));
    expect(sender.of('B1').options.signal.aborted).toBe(true);
    sender.of('A1').resolve(READY);
    await settled();
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: 'C3', image: IMAGE }));
  });

  it('keeps the languages of a cell apart', async () => {
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

  it('says when there is no connection, and goes on where it was', () => {
    const { queue, sender } = queueWith();
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    const { onProgress } = sender.of('one').options;
    onProgress({ index: 0, phase: 'paused', share: 0.3 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'paused', progress: 0.3 });
    onProgress({ index: 0, phase: 'uploading', share: 0.5 });
    expect(queue.store.getState()[0]).toMatchObject({ state: 'sending', progress: 0.5 });
  });

  it('sends again at once whatever may get through this time', async () => {
    const { queue, sender } = queueWith();
    queue.add(['A1', 'B1', 'C1'].map((cell) => ({ file: file(cell), cell, language: 'jp' as const })));
    sender.of('A1').resolve({ ok: false, fault: { kind: 'transfer' } });
    sender.of('B1').resolve({ ok: false, fault: { kind: 'content', fault: 'unsupported-codec' } });
    sender.of('C1').resolve({ ok: false, fault: { kind: 'stalled' } });
    await settled();
    queue.retryAll();
    expect(queue.store.getState().map(({ state }) => state)).toEqual(['sending', 'failed', 'sending']);
  });

  it('counts whatever an upload throws as its failure', async () => {
    const { queue, sender } = queueWith();
    const lost = new Error('lost');
    queue.add([{ file: file('one'), cell: 'A1', language: 'jp' }]);
    sender.of('one').reject(lost);
    await settled();
    expect(queue.store.getState()[0]).toMatchObject({ state: 'failed', fault: { kind: 'api', error: lost } });
  });

  it('names files that cannot be sent without sending them', () => {
    const { queue, sender } = queueWith();
    queue.reject([{ file: file('notes.txt'), language: 'jp', fault: { kind: 'no-room' } }]);
    expect(sender.sent()).toEqual([]);
    expect(queue.store.getState()[0]).toMatchObject({ cell: null, state: 'failed' });
  });
});
