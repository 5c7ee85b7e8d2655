import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { start } from '#site-renderer/visitor/modules/video.ts';
import { eventually } from '#test/support/eventually.ts';

const BUTTONS = '<button data-video="pause" aria-pressed="false"></button><button data-video="sound" aria-pressed="false"></button>';

let playing: Set<HTMLMediaElement>;
let refusal: DOMException | null;

beforeEach(() => {
  playing = new Set();
  refusal = null;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    if (refusal) return Promise.reject(refusal);
    playing.add(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
  });
});
afterEach(() => vi.restoreAllMocks());

function visit() {
  document.body.innerHTML = `<div class="stage">${['A1', 'B1', 'C1'].map((cell) => `<article id="${cell}">${cell === 'C1' ? '' : `<video controls></video>${BUTTONS}`}</article>`).join('')}</div>`;
  const stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  let show: (sheet: HTMLElement) => void = () => undefined;
  let come: (sheet: HTMLElement) => void = () => undefined;
  start({
    stage,
    onRest: (listener) => (show = listener),
    onSheet(listener) {
      come = listener;
      for (const sheet of stage.children) listener(sheet as HTMLElement);
    },
  });
  const sheet = (cell: string) => document.getElementById(cell) ?? stage;
  const video = (cell: string) => sheet(cell).querySelector('video') ?? new Audio();
  return {
    show: (cell: string) => show(sheet(cell)),
    bring: (cell: string) => {
      stage.insertAdjacentHTML('beforeend', `<article id="${cell}"><video controls></video>${BUTTONS}</article>`);
      come(sheet(cell));
    },
    video,
    isPlaying: (cell: string) => playing.has(video(cell)),
    press: (cell: string, name: string) => sheet(cell).querySelector<HTMLElement>(`[data-video=${name}]`)?.click(),
    pressed: (cell: string) => [...sheet(cell).querySelectorAll('[data-video]')].map((button) => button.getAttribute('aria-pressed')),
  };
}

describe('videos of sheets', () => {
  test('play muted only while their sheet is shown, without the browser’s controls', () => {
    const { show, video, isPlaying } = visit();
    expect([playing.size, video('B1').controls]).toEqual([0, false]);
    show('A1');
    expect([isPlaying('A1'), video('A1').muted]).toEqual([true, true]);
    show('B1');
    expect([isPlaying('A1'), isPlaying('B1')]).toEqual([false, true]);
    show('C1');
    expect(playing.size).toBe(0);
  });

  test('play on sheets that load later', () => {
    const { show, bring, video, isPlaying } = visit();
    show('A1');
    bring('D1');
    expect([video('D1').controls, isPlaying('D1')]).toEqual([false, false]);
    show('D1');
    expect([isPlaying('A1'), isPlaying('D1')]).toEqual([false, true]);
  });

  test('keep the sound on across sheets until the visitor turns it off', () => {
    const { show, video, press, pressed } = visit();
    show('A1');
    press('A1', 'sound');
    expect([video('A1').muted, pressed('A1')]).toEqual([false, ['false', 'true']]);
    show('B1');
    expect([video('B1').muted, pressed('B1')]).toEqual([false, ['false', 'true']]);
    press('B1', 'sound');
    expect(video('B1').muted).toBe(true);
  });

  test('load the file without sound first, and continue at the same time when the visitor turns sound on', () => {
    const { show, video, press } = visit();
    Object.assign(video('A1'), { src: 'full.mp4' }).dataset['muted'] = 'quiet.m4v';
    // As a neighbour, the video has fetched the beginning of the file without sound.
    Object.assign(video('B1'), { src: 'quiet.m4v' }).dataset['sound'] = 'full.mp4';
    const files = () => ['A1', 'B1'].map((cell) => video(cell).src.split('/').at(-1));
    show('A1');
    show('B1');
    expect(files()).toEqual(['quiet.m4v', 'quiet.m4v']);
    show('A1');
    video('A1').currentTime = 3;
    press('A1', 'sound');
    expect([files()[0], video('A1').currentTime, video('A1').muted]).toEqual(['full.mp4', 3, false]);
    press('A1', 'sound');
    expect([files()[0], video('A1').currentTime]).toEqual(['quiet.m4v', 3]);
  });

  test('pause and resume with their button', () => {
    const { show, press, isPlaying, pressed } = visit();
    show('A1');
    press('A1', 'pause');
    expect([isPlaying('A1'), pressed('A1')]).toEqual([false, ['true', 'false']]);
    show('B1');
    expect(isPlaying('B1')).toBe(false);
    press('B1', 'pause');
    expect(isPlaying('B1')).toBe(true);
  });

  test('never autoplay under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { show, press, isPlaying } = visit();
    show('A1');
    expect(isPlaying('A1')).toBe(false);
    press('A1', 'pause');
    expect(isPlaying('A1')).toBe(true);
  });

  test('are shown as paused if the browser refuses to play', async () => {
    const { show, pressed } = visit();
    refusal = new DOMException('', 'AbortError');
    show('A1');
    await Promise.resolve();
    expect(pressed('A1')).toEqual(['false', 'false']);
    refusal = new DOMException('', 'NotAllowedError');
    show('B1');
    await eventually(() => expect(pressed('B1')).toEqual(['true', 'false']));
  });
});
