import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import type { GlobalMenu } from '#shared/model/sites/global-menu.ts';
import { MENU_ITEMS_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { ImportLinkItemsButton } from '#web/features/editor/links/import-links-button.tsx';
import { MenuItemFields } from '#web/features/editor/menu/menu-item-fields.tsx';
import { addMenuItem, addSheetsToMenu, removeMenuItem, sortMenuItems } from '#web/features/editor/menu/edit-menu.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { toast } from '#web/lib/toast.ts';
import { SortableList } from '#web/ui/sortable-list.tsx';

/** The menu items in the edited language, with the buttons that add more. */
export function MenuList({ items }: Pick<GlobalMenu, 'items'>) {
  const { t } = useTranslation('shell');
  const editor = useEditor();
  const language = useEditorState((state) => state.language);
  const isReadOnly = useIsReadOnly();
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = items.length >= MENU_ITEMS_MAX;

  const edit = (change: (document: SiteDocument) => SiteDocument): void => editor.edit(change, { panel: 'section', section: 'menu' });
  const add = (): void => {
    const id = ulid();
    edit((document) => addMenuItem(document, language, id));
    editor.revealAnchor({ section: 'menu', anchor: `menu/${id}` });
  };
  const addSheets = (): void => {
    edit((document) => addSheetsToMenu(document, language, ulid));
    const count = (currentDocument(editor.store.getState()).menu[language]?.items.length ?? 0) - items.length;
    toast.success(count > 0 ? t('menu.made', { count }) : t('menu.noneMade'));
  };
  const remove = (id: string): void => {
    edit((document) => removeMenuItem(document, language, id));
    addButton.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {items.length === 0 && <Text size="sm">{t('menu.empty')}</Text>}
      <SortableList
        label={t('menu.items')}
        items={items.map((item) => ({ ...item, name: item.name.trim() || t('menu.nameless'), item }))}
        isReadOnly={isReadOnly}
        onSort={(sorted) =>
          edit((document) =>
            sortMenuItems(
              document,
              language,
              sorted.map(({ id }) => id),
            ),
          )
        }
      >
        {({ item }, index) => <MenuItemFields item={item} index={index} onRemove={() => remove(item.id)} />}
      </SortableList>
      {!isReadOnly && (
        <div>
          <Group gap="xs">
            <Button ref={addButton} size="sm" disabled={isFull} leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={add}>
              {t('menu.add')}
            </Button>
            <Button
              size="sm"
              variant="default"
              disabled={isFull}
              leftSection={<IconStack2 size={16} stroke={1.5} aria-hidden />}
              onClick={addSheets}
            >
              {t('menu.fromSheets')}
            </Button>
            <ImportLinkItemsButton />
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {isFull ? t('menu.full', { max: MENU_ITEMS_MAX }) : t('menu.fromSheetsHint')}
          </Text>
        </div>
      )}
    </>
  );
}
