import { Button, CloseButton, FileButton, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FIRST_CELL } from '#shared/values/cell.ts';
import { occupiedCells } from '#shared/rules/publishing/publish-check.ts';
import classes from '#web/features/editor/guide/first-site-guide.module.css';
import { GUIDE_STEPS, type GuideStep, guideStep } from '#web/features/editor/guide/guide-steps.ts';
import { faultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { QrButton } from '#web/features/editor/publish/address/qr-button.tsx';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useDeferredEditorState, useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useSiteFaults } from '#web/features/editor/state/use-site-faults.ts';
import { SHEET_ACCEPT } from '#web/ui/fields/file-drop.tsx';

/** A button that adds pictures, from the active cell on. */
function PicturesAction() {
  const { t } = useTranslation('editor');
  const { addFiles, store } = useEditor();
  return (
    <FileButton
      multiple
      accept={SHEET_ACCEPT}
      onChange={(files) => void addFiles(files, store.getState().activeCell, { replacesFirst: false })}
    >
      {(props) => (
        <Button {...props} size="xs">
          {t('guide.pictures.action')}
        </Button>
      )}
    </FileButton>
  );
}

/** A button that opens the text of the first sheet. */
function TextAction() {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const { goToLocation } = useCommands();
  const show = (): void => {
    const [cell = FIRST_CELL] = occupiedCells(currentDocument(store.getState()));
    goToLocation({ at: 'cell', cell, language: null, focusedField: { name: 'mainText' } });
  };
  return (
    <Button size="xs" onClick={show}>
      {t('guide.text.action')}
    </Button>
  );
}

/** A button that opens the review before publishing, or the first fault that prevents publishing. */
function PublishAction() {
  const { t } = useTranslation('editor');
  const { goToLocation, isPublishing, showReview } = useCommands();
  const [first] = useSiteFaults();
  if (first)
    return (
      <Button size="xs" onClick={() => goToLocation(faultLocation(first))}>
        {t('guide.publish.putRight')}
      </Button>
    );
  return (
    <Button size="xs" disabled={isPublishing} onClick={() => showReview(true)}>
      {t('guide.publish.action')}
    </Button>
  );
}

interface GuideProps {
  step: GuideStep;
  onEnd: () => void;
}

function StepAction({ step, onEnd }: GuideProps) {
  const { t } = useTranslation('editor');
  const url = useEditorState((state) => state.site.url);
  if (step === 'pictures') return <PicturesAction />;
  if (step === 'text') return <TextAction />;
  if (step === 'publish') return <PublishAction />;
  return (
    <>
      <QrButton url={url} />
      <Button size="xs" variant="default" onClick={onEnd}>
        {t('guide.phone.action')}
      </Button>
    </>
  );
}

function Guide({ step, onEnd }: GuideProps) {
  const { t } = useTranslation('editor');
  const titleId = useId();
  const position = GUIDE_STEPS.indexOf(step);
  return (
    <section className={classes['guide']} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <Text id={titleId} size="xs" c="dimmed">
          {t('guide.title', { number: position + 1, total: GUIDE_STEPS.length })}
        </Text>
        <CloseButton size="sm" aria-label={t('guide.close')} onClick={onEnd} />
      </div>
      <span className={classes['steps']} aria-hidden>
        {GUIDE_STEPS.map((one, index) => (
          <span key={one} data-done={index < position} data-current={index === position} />
        ))}
      </span>
      <Text size="sm" fw={550} role="status">
        {t(`guide.${step}.text`)}
      </Text>
      <div className={classes['action']}>
        <StepAction step={step} onEnd={onEnd} />
      </div>
    </section>
  );
}

/**
 * Guides through a site that had never been published when it was opened: pictures, text, publication, viewing it on a phone. Existing
 * content counts as done, so the guide resumes. Once closed, it is not shown again on this device.
 */
export function FirstSiteGuide() {
  const wasPublished = useEditorState((state) => state.site.publishedAt !== null);
  const [isFirst] = useState(!wasPublished);
  const isReadOnly = useEditorState((state) => state.readOnly !== null);
  const step = useDeferredEditorState((state) => guideStep(currentDocument(state), state.site));
  const [isClosed, setClosed] = useLocalStorage({ key: 'first-site-guide-closed', defaultValue: false, getInitialValueInEffect: false });
  return isFirst && !isReadOnly && !isClosed && <Guide step={step} onEnd={() => setClosed(true)} />;
}
