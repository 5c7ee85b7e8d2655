import { Drawer, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconDeviceMobile, IconLayoutGrid, IconListDetails, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/page/phone-bar.module.css';
import { FaultBadge, SectionEntries } from '#web/features/editor/page/section-nav.tsx';
import { useDeferredEditorState, useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { type Pane, useCommands } from '#web/features/editor/state/use-commands.ts';
import { UndoButtons } from '#web/features/editor/toolbar/undo-buttons.tsx';

const PANES: readonly (readonly [Pane, TablerIcon])[] = [
  ['grid', IconLayoutGrid],
  ['preview', IconDeviceMobile],
  ['inspector', IconAdjustmentsHorizontal],
];

/**
 * The bar below the editor on a phone: the panes, the other sections, undo and redo, within reach of a thumb, so that only one bar is above
 * the content (R-6.151).
 */
export function PhoneBar() {
  const { t } = useTranslation(['editor', 'common']);
  const { showSection } = useEditor();
  const { pane, showPane } = useCommands();
  const isReadOnly = useIsReadOnly();
  const section = useDeferredEditorState((state) => state.section);
  const cell = useDeferredEditorState((state) => state.activeCell);
  const [isOpen, sections] = useDisclosure(false);
  const isOnSheets = section === 'sheets';
  return (
    <div className={classes['bar']}>
      <nav aria-label={t('pane.label')} className={classes['panes']}>
        {PANES.map(([value, Icon]) => (
          <UnstyledButton
            key={value}
            className={classes['entry'] ?? ''}
            aria-current={isOnSheets && pane === value ? 'page' : undefined}
            onClick={() => {
              showSection('sheets');
              showPane(value);
            }}
          >
            <Icon size={20} stroke={1.5} aria-hidden />
            <span>{value === 'grid' ? t('pane.grid') : `${t(`pane.${value}`)} ${cell}`}</span>
          </UnstyledButton>
        ))}
        <UnstyledButton
          className={classes['entry'] ?? ''}
          aria-current={isOnSheets ? undefined : 'page'}
          aria-expanded={isOpen}
          onClick={sections.open}
        >
          <span className={classes['icon']}>
            <IconListDetails size={20} stroke={1.5} aria-hidden />
            <FaultBadge />
          </span>
          <span>{t('pane.sections')}</span>
        </UnstyledButton>
      </nav>
      {!isReadOnly && (
        <div className={classes['undo']}>
          <UndoButtons />
        </div>
      )}
      <Drawer
        opened={isOpen}
        onClose={sections.close}
        position="bottom"
        size="auto"
        title={t('sections')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <nav aria-label={t('sections')} className={classes['sections']}>
          <SectionEntries onChosen={sections.close} />
        </nav>
      </Drawer>
    </div>
  );
}
