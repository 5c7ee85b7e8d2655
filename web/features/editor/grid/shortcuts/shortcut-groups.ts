import type { grid } from '#shared/messages/jp/editor/grid.ts';

type Word = Exclude<keyof (typeof grid)['shortcuts'], 'group'>;
/** A key by its name, or a word for what is no key (`click`). */
type Key = { key: string } | { word: Word };

interface Shortcut {
  /** What it does, in the words of `grid:shortcuts`, or of the same act elsewhere. */
  does:
    | `shortcuts.${Word}`
    | 'act.copy'
    | 'act.cut'
    | 'act.clear'
    | 'act.place'
    | 'act.chooseAll'
    | 'zoom.fit'
    | 'editor:undo'
    | 'editor:redo';
  /** Ways to do it; each is pressed together. */
  ways: readonly (readonly Key[])[];
}

const keys = (...names: string[]): Key[] => names.map((key) => ({ key }));
const ARROWS = '↑ ↓ ← →';

/** All keys of the editor. A new one is listed here. */
export const SHORTCUT_GROUPS: readonly { name: keyof (typeof grid)['shortcuts']['group']; shortcuts: readonly Shortcut[] }[] = [
  {
    name: 'editor',
    shortcuts: [
      { does: 'editor:undo', ways: [keys('Ctrl', 'Z')] },
      { does: 'editor:redo', ways: [keys('Ctrl', 'Shift', 'Z'), keys('Ctrl', 'Y')] },
      { does: 'shortcuts.save', ways: [keys('Ctrl', 'S')] },
      { does: 'shortcuts.search', ways: [keys('Ctrl', 'K')] },
      { does: 'shortcuts.list', ways: [keys('?')] },
    ],
  },
  {
    name: 'move',
    shortcuts: [
      { does: 'shortcuts.step', ways: [keys(ARROWS)] },
      { does: 'shortcuts.page', ways: [keys('PageUp'), keys('PageDown')] },
      { does: 'shortcuts.lineEnds', ways: [keys('Home'), keys('End')] },
      { does: 'shortcuts.corners', ways: [keys('Ctrl', 'Home'), keys('Ctrl', 'End')] },
      { does: 'shortcuts.extend', ways: [keys('Shift', ARROWS)] },
      { does: 'shortcuts.wholeRow', ways: [keys('Shift', 'Space')] },
      { does: 'shortcuts.wholeColumn', ways: [keys('Ctrl', 'Space')] },
      { does: 'act.chooseAll', ways: [keys('Ctrl', 'A')] },
      { does: 'shortcuts.cancel', ways: [keys('Esc')] },
      { does: 'shortcuts.zoom', ways: [keys('+'), keys('-')] },
      { does: 'zoom.fit', ways: [keys('0')] },
    ],
  },
  {
    name: 'change',
    shortcuts: [
      { does: 'shortcuts.edit', ways: [keys('Enter'), keys('F2')] },
      { does: 'shortcuts.nudge', ways: [keys('Alt', ARROWS)] },
      { does: 'act.place', ways: [keys('M')] },
      { does: 'act.copy', ways: [keys('Ctrl', 'C')] },
      { does: 'act.cut', ways: [keys('Ctrl', 'X')] },
      { does: 'shortcuts.paste', ways: [keys('Ctrl', 'V')] },
      { does: 'act.clear', ways: [keys('Delete')] },
      { does: 'shortcuts.menu', ways: [keys('Shift', 'F10')] },
      { does: 'shortcuts.point', ways: [keys(ARROWS)] },
    ],
  },
  {
    name: 'pointer',
    shortcuts: [
      { does: 'shortcuts.drag', ways: [[{ word: 'dragKeys' }]] },
      { does: 'shortcuts.touch', ways: [[{ word: 'hold' }]] },
      { does: 'shortcuts.range', ways: [[{ word: 'rangeKeys' }], [{ key: 'Shift' }, { word: 'click' }]] },
      { does: 'shortcuts.add', ways: [[{ key: 'Ctrl' }, { word: 'click' }]] },
      { does: 'shortcuts.zoom', ways: [[{ key: 'Ctrl' }, { word: 'wheel' }]] },
    ],
  },
];
