import { describe, expect, test } from 'vitest';
import { keyMove } from '#site-renderer/visitor/navigation/key-move.ts';

const press = (key: string, modifier: object = {}) =>
  keyMove({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifier });

describe('keyMove', () => {
  test.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['PageUp', 'up'],
    ['PageDown', 'down'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('maps %s to %s', (key, move) => {
    expect(press(key)).toBe(move);
  });

  test('maps Space to down and, with Shift, to up', () => {
    expect([press(' '), press(' ', { shiftKey: true }), press(' ', { ctrlKey: true })]).toEqual(['down', 'up', undefined]);
  });

  test.each(['Enter', 'Tab', 'a', 'constructor'])('returns undefined for %j, so that the browser handles the key', (key) => {
    expect(press(key)).toBeUndefined();
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('returns undefined for an arrow key with %s', (modifier) => {
    expect(press('ArrowLeft', { [modifier]: true })).toBeUndefined();
  });
});
