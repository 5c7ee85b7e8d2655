import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { findDataLosses, type DataLoss } from '#web/features/editor/model/translation/data-losses.ts';
import { changeDefaultLanguage, removeLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { DataLossList } from '#web/features/editor/fields/data-loss-list.tsx';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

export interface LanguageChange {
  kind: 'default' | 'remove';
  language: Language;
}

/** Returns the number of items that lose content. A sheet counts once, even if it loses content in several languages. */
const countAffected = (losses: readonly DataLoss[]): number =>
  new Set(losses.map((loss) => (loss.kind === 'sheet' ? loss.cell : loss.kind === 'popup' ? `popup ${loss.name}` : loss.kind))).size;

function RemovalDataLosses({ language }: { language: Language }) {
  const { t } = useTranslation('inspector');
  const document = currentDocument(useEditor().store.getState());
  const losses = findDataLosses(document, removeLanguage(document, language));
  return (
    <>
      <Text>{t('loss.remove', { language: t(`languageName.${language}`), count: countAffected(losses) })}</Text>
      <DataLossList document={document} losses={losses} />
    </>
  );
}

function DefaultChangeDataLosses({ language }: { language: Language }) {
  const { t } = useTranslation('inspector');
  const listFormat = new Intl.ListFormat(LANGUAGE_TAG[useLanguage()], { type: 'conjunction', style: 'narrow' });
  const document = currentDocument(useEditor().store.getState());
  const { languages, defaultLanguage } = document.settings;
  const losses = findDataLosses(document, changeDefaultLanguage(document, language), language);
  const removed = languages.filter((other) => other !== language).map((other) => t(`languageName.${other}`));
  return (
    <>
      <Text>{t('loss.default', { language: t(`languageName.${language}`), before: t(`languageName.${defaultLanguage}`) })}</Text>
      {languages.length > 1 && (
        <Text size="sm" mt="xs">
          {t('loss.languagesGo', { languages: listFormat.format(removed) })}
        </Text>
      )}
      <Text size="sm" mt="xs">
        {losses.length > 0 ? t('loss.sheetsLose', { count: countAffected(losses) }) : t('loss.nothing')}
      </Text>
      <DataLossList document={document} losses={losses} />
    </>
  );
}

interface LanguageChangeDialogProps {
  /** The change to confirm; `undefined` while the dialog is closed. */
  change: LanguageChange | undefined;
  onConfirm: (change: LanguageChange) => void;
  onCancel: () => void;
}

/** Confirms a change of languages and lists the content it would delete. */
export function LanguageChangeDialog({ change, onConfirm, onCancel }: LanguageChangeDialogProps) {
  const { t } = useTranslation('inspector');
  const language = change ? t(`languageName.${change.language}`) : '';
  const isRemoval = change?.kind === 'remove';
  return (
    <ConfirmDialog
      isOpen={change !== undefined}
      title={t(isRemoval ? 'loss.removeTitle' : 'loss.defaultTitle', { language })}
      confirmLabel={t(isRemoval ? 'loss.removeConfirm' : 'loss.defaultConfirm', { language })}
      isDanger
      onConfirm={() => change && onConfirm(change)}
      onCancel={onCancel}
    >
      {change && (isRemoval ? <RemovalDataLosses language={change.language} /> : <DefaultChangeDataLosses language={change.language} />)}
      <Text size="sm" c="dimmed" mt="xs">
        {t('loss.undo')}
      </Text>
    </ConfirmDialog>
  );
}
