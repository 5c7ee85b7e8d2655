import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkTool } from '#web/features/editor/company/rich-text/link-tool.tsx';
import classes from '#web/features/editor/company/rich-text/rich-text-field.module.css';
import { TABLE_TOOLS, TEXT_TOOLS, type TextTool, UNLINK } from '#web/features/editor/company/rich-text/text-tools.ts';
import { ToolbarButton } from '#web/features/editor/company/rich-text/toolbar-button.tsx';

function Tool({ editor, tool: { name, icon, run, isActive } }: { editor: Editor; tool: TextTool }) {
  const { t } = useTranslation('company');
  const isOn = useEditorState({ editor, selector: () => isActive?.(editor) });
  return <ToolbarButton label={t(`tool.${name}`)} icon={icon} isOn={isOn} onClick={() => run(editor)} />;
}

/** Formatting tools; tools for links and tables appear while the caret is in one. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const isInLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  return (
    <div className={classes['toolbar']} role="group" aria-label={label}>
      {TEXT_TOOLS.map((tools) => (
        <span key={tools[0]?.name} className={classes['tools']}>
          {tools.map((tool) => (
            <Tool key={tool.name} editor={editor} tool={tool} />
          ))}
        </span>
      ))}
      <span className={classes['tools']}>
        <LinkTool editor={editor} isInLink={isInLink} />
        {isInLink && <Tool editor={editor} tool={UNLINK} />}
      </span>
      {isInTable && (
        <span className={classes['tools']}>
          {TABLE_TOOLS.map((tool) => (
            <Tool key={tool.name} editor={editor} tool={tool} />
          ))}
        </span>
      )}
    </div>
  );
}
