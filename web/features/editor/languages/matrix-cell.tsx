import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircleDashed, IconClock, IconCopy, IconMinus, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { TranslationState } from '#shared/model/sites/translation-state.ts';
import classes from '#web/features/editor/languages/languages.module.css';
import { useMatrixActions } from '#web/features/editor/languages/use-matrix-actions.ts';
import type { LanguageMatrix, MatrixRow } from '#web/features/editor/languages/language-matrix.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

const ICON: Readonly<Record<TranslationState, TablerIcon>> = {
  done: IconCheck,
  missing: IconCircleDashed,
  older: IconClock,
  unneeded: IconMinus,
};

interface MatrixCellProps {
  matrix: LanguageMatrix;
  row: MatrixRow;
  /** The label of the row. */
  name: string;
  /** The index of the language. */
  index: number;
}

/** The translation state of an item in one language, with its actions. */
export function MatrixCell({ matrix: { languages }, row, name, index }: MatrixCellProps) {
  const { t } = useTranslation(['checks', 'inspector']);
  const actions = useMatrixActions();
  const isReadOnly = useIsReadOnly();
  const [language, state] = [languages[index], row.states[index]];
  if (!language || !state) return null;
  const Icon = ICON[state];
  const word = (
    <>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>{t(`languages.state.${state}`)}</span>
    </>
  );
  if (state === 'unneeded')
    return (
      <span className={classes['state']} data-state={state}>
        {word}
      </span>
    );
  const languageName = (one: typeof language): string => t(`inspector:languageName.${one}`);
  const sources = languages.filter((_, other) => row.states[other] === 'done' || row.states[other] === 'older');
  const isMissingSheet = state === 'missing' && row.item.kind === 'sheet';
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <UnstyledButton
          className={classes['state'] ?? ''}
          data-state={state}
          aria-label={t('languages.cell', { item: name, language: languageName(language), state: t(`languages.state.${state}`) })}
        >
          {word}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Text size="xs" c="dimmed" px="sm" py={6}>
          {t(isMissingSheet ? 'languages.missingSheet' : `languages.hint.${state}`)}
        </Text>
        <Menu.Item
          className={classes['act'] ?? ''}
          leftSection={<IconArrowRight size={16} stroke={1.5} aria-hidden />}
          onClick={() => actions.open(row, language)}
        >
          {t('languages.open')}
        </Menu.Item>
        {!isReadOnly &&
          state === 'missing' &&
          sources.map((from) => (
            <Menu.Item
              key={from}
              className={classes['act'] ?? ''}
              leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
              onClick={() => actions.copy(row, language, from)}
            >
              {t('languages.copy', { language: languageName(from) })}
            </Menu.Item>
          ))}
        {!isReadOnly && state === 'older' && (
          <Menu.Item
            className={classes['act'] ?? ''}
            leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
            onClick={() => actions.mark(row, language)}
          >
            {t('languages.mark')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
