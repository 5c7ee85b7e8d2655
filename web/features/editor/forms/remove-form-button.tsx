import { Button, List, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { sectionOfForm } from '#web/features/editor/forms/use-form.ts';
import { languagesWithoutForm, linksToForm } from '#web/features/editor/forms/form-links.ts';
import { useLanguagePartEdits } from '#web/features/editor/sections/use-language-part.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** Lists the languages that lose the form, and the links that lose their target. */
function RemovalEffects({ kind }: { kind: FormKind }) {
  const { t } = useTranslation(['forms', 'fields']);
  const state = useEditor().store.getState();
  const document = currentDocument(state);
  const languages = languagesWithoutForm(document, { kind, language: state.language });
  const { cells, menu, popups } = linksToForm(document, kind, languages);
  const linkTexts = [
    cells.length > 0 && t('removeForm.cells', { cells: cells.join(', ') }),
    menu.length > 0 && t('removeForm.menu', { names: menu.join(', ') }),
    popups.length > 0 && t('removeForm.popups', { names: popups.join(', ') }),
  ].filter((text) => text !== false);
  return (
    <>
      <Text>{t('removeForm.text', { languages: languages.map((language) => LANGUAGE_NAME[language]).join(', ') })}</Text>
      <Text mt="xs">{t(linkTexts.length > 0 ? 'removeForm.leads' : 'removeForm.nothing')}</Text>
      {linkTexts.length > 0 && (
        <List mt="xs" size="sm">
          {linkTexts.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {t('removeForm.undo')}
      </Text>
    </>
  );
}

/** Deletes the form, and with it its page on the site, after a confirmation. */
export function RemoveFormButton({ kind }: { kind: FormKind }) {
  const { t } = useTranslation(['forms', 'fields']);
  const [isConfirming, setConfirming] = useState(false);
  const { set } = useLanguagePartEdits(FORM_PART[kind], sectionOfForm(kind));
  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        onClick={() => setConfirming(true)}
      >
        {t('removeForm.action')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('removeForm.title', { form: t(`fields:part.${FORM_PART[kind]}`) })}
        confirmLabel={t('removeForm.confirm')}
        isDanger
        onConfirm={() => set(null)}
        onCancel={() => setConfirming(false)}
      >
        <RemovalEffects kind={kind} />
      </ConfirmDialog>
    </>
  );
}
