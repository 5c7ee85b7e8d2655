import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import {
  changeDefaultLanguage,
  findDataLosses,
  removeLanguage,
  type DataLoss,
} from '#web/features/editor/model/translation/language-changes.ts';
import { DataLossList } from '#web/features/editor/fields/data-loss-list.tsx';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

export interface LanguageChange {
  kind: 'default' | 'remove';
  language: Language;
}

/** How many places lose something: a sheet is one, in however many languages. */
const placesOf = (losses: readonly DataLoss[]): number =>
  new Set(losses.map((loss) => (loss.kind === 'sheet' ? loss.cell : loss.kind === 'popup' ? `popup ${loss.name}` : loss.kind))).size;

function RemovalLosses({ language }: { language: Language }) {
  const { t } = useTranslation('inspector');
  const document = currentDocument(useEditor().store.getState());
  const losses = findDataLosses(document, removeLanguage(document, language));
  return (
    <>
      <Text>{t('loss.remove', { language: t(`languageName.${language}`), count: placesOf(losses) })}</Text>
      <DataLossList document={document} losses={losses} />
    </>
  );
}

function DefaultLosses({ language }: { language: Language }) {
  const { t } = useTranslation('inspector');
  const words = new Intl.ListFormat(LANGUAGE_TAG[useLanguage()], { type: 'conjunction', style: 'narrow' });
  const document = currentDocument(useEditor().store.getState());
  const { languages, defaultLanguage } = document.settings;
  const losses = findDataLosses(document, changeDefaultLanguage(document, language), language);
  const gone = languages.filter((other) => other !== language).map((other) => t(`languageName.${other}`));
  return (
    <>
      <Text>{t('loss.default', { language: t(`languageName.${language}`), before: t(`languageName.${defaultLanguage}`) })}</Text>
      {languages.length > 1 && (
        <Text size="sm" mt="xs">
          {t('loss.languagesGo', { languages: words.format(gone) })}
        </Text>
      )}
      <Text size="sm" mt="xs">
        {losses.length > 0 ? t('loss.sheetsLose', { count: placesOf(losses) }) : t('loss.nothing')}
      </Text>
      <DataLossList document={document} losses={losses} />
    </>
  );
}

interface LanguageChangeDialogProps {
  /** The change asked for, while the question stands. */
  asked: LanguageChange | undefined;
  onConfirm: (change: LanguageChange) => void;
  onCancel: () => void;
}

/** Asks before a change of languages and says exactly what goes with it. */
export function LanguageChangeDialog({ asked, onConfirm, onCancel }: LanguageChangeDialogProps) {
  const { t } = useTranslation('inspector');
  const language = asked ? t(`languageName.${asked.language}`) : '';
  const isRemoval = asked?.kind === 'remove';
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={t(isRemoval ? 'loss.removeTitle' : 'loss.defaultTitle', { language })}
      confirmLabel={t(isRemoval ? 'loss.removeConfirm' : 'loss.defaultConfirm', { language })}
      isDanger
      onConfirm={() => asked && onConfirm(asked)}
      onCancel={onCancel}
    >
      {asked && (isRemoval ? <RemovalLosses language={asked.language} /> : <DefaultLosses language={asked.language} />)}
      <Text size="sm" c="dimmed" mt="xs">
        {t('loss.undo')}
      </Text>
    </ConfirmDialog>
  );
}
