import type { grid } from '#shared/messages/jp/editor/grid.ts';

type Label = Exclude<keyof (typeof grid)['shortcuts'], 'group'>;
/** A key by name, or a label for a pointer action (`click`). */
type Key = { key: string } | { label: Label };

interface Shortcut {
  /** The message key of the action. */
  action:
    | `shortcuts.${Label}`
    | 'act.copy'
    | 'act.cut'
    | 'act.clear'
    | 'act.place'
    | 'act.chooseAll'
    | 'zoom.fit'
    | 'editor:undo'
    | 'editor:redo';
  /** The alternative combinations. The keys of one combination are pressed together. */
  combinations: readonly (readonly Key[])[];
}

const keys = (...names: string[]): Key[] => names.map((key) => ({ key }));
const ARROWS = '↑ ↓ ← →';

/** Every shortcut of the editor, for the list of shortcuts. Add new shortcuts to this list. */
export const SHORTCUT_GROUPS: readonly { name: keyof (typeof grid)['shortcuts']['group']; shortcuts: readonly Shortcut[] }[] = [
  {
    name: 'editor',
    shortcuts: [
      { action: 'editor:undo', combinations: [keys('Ctrl', 'Z')] },
      { action: 'editor:redo', combinations: [keys('Ctrl', 'Shift', 'Z'), keys('Ctrl', 'Y')] },
      { action: 'shortcuts.save', combinations: [keys('Ctrl', 'S')] },
      { action: 'shortcuts.search', combinations: [keys('Ctrl', 'K')] },
      { action: 'shortcuts.list', combinations: [keys('?')] },
    ],
  },
  {
    name: 'move',
    shortcuts: [
      { action: 'shortcuts.step', combinations: [keys(ARROWS)] },
      { action: 'shortcuts.page', combinations: [keys('PageUp'), keys('PageDown')] },
      { action: 'shortcuts.lineEnds', combinations: [keys('Home'), keys('End')] },
      { action: 'shortcuts.corners', combinations: [keys('Ctrl', 'Home'), keys('Ctrl', 'End')] },
      { action: 'shortcuts.extend', combinations: [keys('Shift', ARROWS)] },
      { action: 'shortcuts.wholeRow', combinations: [keys('Shift', 'Space')] },
      { action: 'shortcuts.wholeColumn', combinations: [keys('Ctrl', 'Space')] },
      { action: 'act.chooseAll', combinations: [keys('Ctrl', 'A')] },
      { action: 'shortcuts.cancel', combinations: [keys('Esc')] },
      { action: 'shortcuts.zoom', combinations: [keys('+'), keys('-')] },
      { action: 'zoom.fit', combinations: [keys('0')] },
    ],
  },
  {
    name: 'change',
    shortcuts: [
      { action: 'shortcuts.edit', combinations: [keys('Enter'), keys('F2')] },
      { action: 'shortcuts.nudge', combinations: [keys('Alt', ARROWS)] },
      { action: 'act.place', combinations: [keys('M')] },
      { action: 'act.copy', combinations: [keys('Ctrl', 'C')] },
      { action: 'act.cut', combinations: [keys('Ctrl', 'X')] },
      { action: 'shortcuts.paste', combinations: [keys('Ctrl', 'V')] },
      { action: 'act.clear', combinations: [keys('Delete')] },
      { action: 'shortcuts.menu', combinations: [keys('Shift', 'F10')] },
      { action: 'shortcuts.point', combinations: [keys(ARROWS)] },
      { action: 'shortcuts.area', combinations: [keys('Ctrl', ARROWS)] },
    ],
  },
  {
    name: 'pointer',
    shortcuts: [
      { action: 'shortcuts.drag', combinations: [[{ label: 'dragKeys' }]] },
      { action: 'shortcuts.touch', combinations: [[{ label: 'hold' }]] },
      { action: 'shortcuts.range', combinations: [[{ label: 'rangeKeys' }], [{ key: 'Shift' }, { label: 'click' }]] },
      { action: 'shortcuts.add', combinations: [[{ key: 'Ctrl' }, { label: 'click' }]] },
      { action: 'shortcuts.zoom', combinations: [[{ key: 'Ctrl' }, { label: 'wheel' }]] },
    ],
  },
];
