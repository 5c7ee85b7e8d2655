import { describe, expect, test } from 'vitest';
import { keyMove } from '#site-renderer/visitor/navigation/key-move.ts';

const press = (key: string, modifier: object = {}) =>
  keyMove({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifier });

describe('keys', () => {
  test.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['PageUp', 'up'],
    ['PageDown', 'down'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('map %s to %s', (key, move) => {
    expect(press(key)).toBe(move);
  });

  test('map Space to down and, with Shift, to up', () => {
    expect([press(' '), press(' ', { shiftKey: true }), press(' ', { ctrlKey: true })]).toEqual(['down', 'up', undefined]);
  });

  test.each(['Enter', 'Tab', 'a', 'constructor'])('leave %j to the browser', (key) => {
    expect(press(key)).toBeUndefined();
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leave every key with %s to the browser', (modifier) => {
    expect(press('ArrowLeft', { [modifier]: true })).toBeUndefined();
  });
});
