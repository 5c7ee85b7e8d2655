import { Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SnsType } from '#shared/model/sites/sns-type.ts';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';
import { enteredSns, snsUrlOf, sortSns } from '#web/features/editor/sns/edit-sns.ts';
import { useLanguagePart } from '#web/features/editor/sections/use-language-part.ts';
import { SnsTypeIcon } from '#web/features/editor/sns/sns-type-icon.tsx';
import classes from '#web/features/editor/sns/sns.module.css';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { SortableList } from '#web/ui/sortable-list.tsx';

/** The registered SNS entries and the telephone number in the order of the bar. */
export function SnsOrder() {
  const { t } = useTranslation(['shell', 'inspector']);
  const { edit } = useEditor();
  const language = useEditorState((state) => state.language);
  const entries = useLanguagePart('sns')?.entries;
  const isReadOnly = useIsReadOnly();
  const entered = enteredSns(entries);
  const sort = (types: readonly SnsType[]): void =>
    edit((document) => sortSns(document, language, types), { panel: 'section', section: 'sns' });
  return (
    <div>
      <Title order={3} mb={4}>
        {t('sns.order')}
      </Title>
      <Text size="xs" c="dimmed" mb="xs">
        {entered.length === 0 ? t('sns.none') : t('sns.orderHint')}
      </Text>
      <SortableList
        label={t('sns.order')}
        items={entered.map((type) => ({ id: type, name: t(`inspector:sns.${type}`) }))}
        isReadOnly={isReadOnly}
        onSort={(sorted) => sort(sorted.map(({ id }) => id))}
      >
        {({ id: type, name }) => (
          <div className={classes['entered']}>
            <SnsTypeIcon type={type} />
            <div className={classes['labels']}>
              <Text size="sm" truncate>
                {name}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {snsUrlOf(entries, type)}
              </Text>
            </div>
          </div>
        )}
      </SortableList>
      <div data-anchor="sns/phone_number">
        <SectionLinkButton
          section="phone"
          anchor="sns/phone_number"
          label={t(entered.includes('phone_number') ? 'sns.toPhone' : 'sns.addPhone')}
        />
      </div>
    </div>
  );
}
