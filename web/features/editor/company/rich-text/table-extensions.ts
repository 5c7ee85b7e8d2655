import { type Attribute, type Attributes, type Editor, Node } from '@tiptap/react';
import type { Command } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

/** Roles by which the table commands identify nodes. */
const ROLES: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableHeader: 'header_cell', tableCell: 'cell' };

const span = (name: 'colspan' | 'rowspan'): Attribute => ({
  default: 1,
  parseHTML: (cell) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] as number }),
});

const cellAttributes = (): Attributes => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Required by the table commands; the editor offers no column widths.
  colwidth: { default: null, rendered: false },
});

/** Runs a table command at the caret. Returns `false` if the command does not apply there. */
export const runTableCommand = ({ state, view }: Pick<Editor, 'state' | 'view'>, command: Command): boolean =>
  command(state, view.dispatch, view);

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  // In the last cell, Tab leaves the editor, as it does elsewhere in the text.
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => runTableCommand(editor, goToNextCell(1)),
    'Shift-Tab': ({ editor }) => runTableCommand(editor, goToNextCell(-1)),
  }),
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes(), scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Table support: many legal texts are tables. */
export const TABLE_EXTENSIONS = [Table, TableRow, TableCell, TableHeader];

const NEW_ROWS = 3;
const NEW_ROW = '<tr><th scope="row"><p></p></th><td><p></p></td></tr>';

/** Inserts a two-column table at the caret: headings on the left, values on the right. */
export const insertTable = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .insertContent(`<table><tbody>${NEW_ROW.repeat(NEW_ROWS)}</tbody></table>`)
    .run();
