import { Tabs } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { HelpInTips } from '#web/features/editor/fields/field-help.tsx';
import classes from '#web/features/editor/inspector/inspector.module.css';
import { SheetPanel } from '#web/features/editor/inspector/sheet-panel.tsx';
import { SitePanel } from '#web/features/editor/inspector/site/site-panel.tsx';
import { useFocusedField } from '#web/features/editor/inspector/use-focused-field.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

interface InspectorProps {
  onClear: (cell: string) => void;
}

/** The settings pane: one tab for the selected cell, one for the site. */
export function Inspector({ onClear }: InspectorProps) {
  const { t } = useTranslation('editor');
  const { showPanel } = useEditor();
  const panel = useEditorState((state) => state.panel);
  const activeCell = useEditorState((state) => state.activeCell);
  const section = useRef<HTMLElement>(null);
  useFocusedField(() => section.current);
  return (
    <section ref={section} aria-label={t('inspector.label')} className={classes['inspector']}>
      <Tabs
        value={panel}
        keepMounted={false}
        onChange={(value) => showPanel(value === 'site' ? 'site' : 'sheet')}
        className={classes['tabs'] ?? ''}
      >
        <Tabs.List grow>
          <Tabs.Tab value="sheet">{`${t('inspector.sheet')} ${activeCell}`}</Tabs.Tab>
          <Tabs.Tab value="site">{t('inspector.site')}</Tabs.Tab>
        </Tabs.List>
        <HelpInTips value>
          <Tabs.Panel value="sheet" className={classes['panel'] ?? ''}>
            <SheetPanel onClear={onClear} />
          </Tabs.Panel>
          <Tabs.Panel value="site" className={classes['panel'] ?? ''}>
            <SitePanel />
          </Tabs.Panel>
        </HelpInTips>
      </Tabs>
    </section>
  );
}
