import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { MenuItem } from '#shared/model/sites/global-menu.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { checkMenu } from '#shared/rules/publishing/publish-parts.ts';
import { DestinationField } from '#web/features/editor/fields/destination-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import classes from '#web/features/editor/menu/menu.module.css';
import { editMenuItem } from '#web/features/editor/menu/edit-menu.ts';
import { useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/**
 * Returns a fault if another item has the same name. It is reported immediately although such a menu can be saved, because visitors could
 * not distinguish the items.
 */
function useDuplicate({ id }: MenuItem): FieldError | undefined {
  const isTwice = useEditorState(({ history, language }) => {
    const menu = history.present.menu[language];
    return menu !== undefined && checkMenu(menu).findings.some(({ rule, subject }) => rule === 'menu-item-twice' && subject === id);
  });
  return isTwice ? { path: 'name', rule: 'duplicate' } : undefined;
}

interface MenuItemFieldsProps {
  item: MenuItem;
  index: number;
  onRemove: () => void;
}

/** The name and destination of a menu item. */
export function MenuItemFields({ item, index, onRemove }: MenuItemFieldsProps) {
  const { t } = useTranslation('shell');
  const { edit } = useEditor();
  const language = useEditorState((state) => state.language);
  const isReadOnly = useIsReadOnly();
  const duplicate = useDuplicate(item);
  const nameFault = useLanguagePartFault('menu', `items.${index}.name`);
  const linkFault = useLanguagePartFault('menu', `items.${index}.linkDestinationUrl`);

  const change = (patch: Partial<MenuItem>): void =>
    edit(
      (site) => editMenuItem(site, language, item.id, patch),
      { panel: 'section', section: 'menu' },
      { group: `menu/${language}/${item.id}/${Object.keys(patch).join()}` },
    );
  const removeLabel = t('menu.remove', { name: item.name.trim() || t('menu.nameless') });

  return (
    <div data-anchor={`menu/${item.id}`} className={classes['item']}>
      <div className={classes['fields']}>
        <TextField
          label={t('menu.name')}
          value={item.name}
          max={TEXT_MAX.line}
          error={nameFault ?? duplicate}
          isReadOnly={isReadOnly}
          isRequired
          onChange={(name) => change({ name })}
        />
        <DestinationField field="linkDestinationUrl" value={item} error={linkFault} canBeGoal={false} onChange={change} />
      </div>
      {!isReadOnly && (
        <Tooltip label={removeLabel}>
          <ActionIcon aria-label={removeLabel} onClick={onRemove}>
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
