import {
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconSeparatorHorizontal,
  IconStrikethrough,
  IconTable,
  IconTableOff,
  IconUnderline,
  IconUnlink,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { company } from '#shared/messages/jp/editor/company.ts';
import { insertTable, runTableCommand } from '#web/features/editor/company/rich-text/table-extensions.ts';

/** A formatting command of the toolbar. */
export interface TextTool {
  /** The key of the tool's label in the catalogue, under `tool`. */
  name: keyof typeof company.tool;
  icon: TablerIcon;
  run: (editor: Editor) => unknown;
  /** Whether the format applies at the caret; running the tool again removes it. */
  isActive?: (editor: Editor) => boolean;
}

const headings = ([2, 3, 4] as const).map((level): TextTool => ({
  name: `h${level}`,
  icon: { 2: IconH2, 3: IconH3, 4: IconH4 }[level],
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
}));

const marks = (
  [
    ['bold', IconBold],
    ['italic', IconItalic],
    ['underline', IconUnderline],
    ['strike', IconStrikethrough],
  ] as const
).map(([name, icon]): TextTool => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isActive: (editor) => editor.isActive(name),
}));

const blocks: TextTool[] = [
  {
    name: 'bulletList',
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: IconBlockquote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { name: 'rule', icon: IconSeparatorHorizontal, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { name: 'table', icon: IconTable, run: insertTable },
];

/** Tools that are always shown, by group. */
export const TEXT_TOOLS: readonly (readonly TextTool[])[] = [headings, marks, blocks];

/** The tool that is shown inside a link. */
export const UNLINK: TextTool = {
  name: 'unlink',
  icon: IconUnlink,
  run: (editor) => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
};

/** The tools that are shown inside a table. */
export const TABLE_TOOLS: readonly TextTool[] = (
  [
    ['addRow', IconRowInsertBottom, addRowAfter],
    ['deleteRow', IconRowRemove, deleteRow],
    ['addColumn', IconColumnInsertRight, addColumnAfter],
    ['deleteColumn', IconColumnRemove, deleteColumn],
    ['deleteTable', IconTableOff, deleteTable],
  ] as const
).map(([name, icon, command]): TextTool => ({
  name,
  icon,
  run: (editor) => {
    runTableCommand(editor, command);
    editor.commands.focus();
  },
}));
