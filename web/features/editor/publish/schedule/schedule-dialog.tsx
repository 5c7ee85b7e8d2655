import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { decodeTime } from 'ulid';
import type { FieldError } from '#shared/model/error.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { scheduleFaults } from '#shared/rules/publishing/publication-schedule.ts';
import { JapaneseTimeField } from '#web/features/editor/fields/japanese-time-field.tsx';
import { siteFaults } from '#web/features/editor/model/faults/site-faults.ts';
import { DeadLinkNotice } from '#web/features/editor/publish/dead-link-notice.tsx';
import { useEditor, useEditorState, useSettings } from '#web/features/editor/state/editor.ts';
import type { ScheduleRequest } from '#web/features/editor/state/sync/schedule-site.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const savedAt = (revision: string): string => formatTime(new Date(decodeTime(revision)).toISOString());

interface TimeFieldProps {
  label: string;
  help: string;
  value: string | null;
  error: FieldError | undefined;
  onChange: (value: string | null) => void;
}

/** A time field with a button that clears it. */
function TimeField({ label, help, value, error, onChange }: TimeFieldProps) {
  const { t } = useTranslation('saving');
  return (
    <Stack gap={4}>
      <JapaneseTimeField
        label={label}
        help={help}
        value={value}
        error={error}
        isReadOnly={false}
        onEditStart={() => undefined}
        onChange={onChange}
      />
      {value !== null && (
        <Button
          variant="subtle"
          size="compact-sm"
          mr="auto"
          aria-label={t('schedule.clearOf', { name: label })}
          onClick={() => onChange(null)}
        >
          {t('schedule.clear')}
        </Button>
      )}
    </Stack>
  );
}

/** Returns the times of the form, and their validation errors from schema and server. */
function useScheduleForm(site: SiteSummary, onDone: () => void) {
  const { t } = useTranslation('saving');
  const editor = useEditor();
  const { reportSaveOutcome } = useCommands();
  const [begin, end] = (['public', 'private'] as const).map((visibility) => site.scheduled.find((one) => one.visibility === visibility));
  const [publishAt, setPublishAt] = useState(begin?.at ?? null);
  const [unpublishAt, setUnpublishAt] = useState(end?.at ?? null);
  const [isRenewed, renew] = useState(false);
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const [isIncomplete, setIncomplete] = useState(false);
  /** The dead links that the user has been warned of. */
  const [shownLinks, showLinks] = useState<readonly DeadLink[]>([]);
  const [isBusy, setBusy] = useState(false);
  const revision: 'saved' | 'scheduled' = begin && !isRenewed ? 'scheduled' : 'saved';

  const request: ScheduleRequest = { publish: publishAt === null ? null : { at: publishAt, revision }, unpublishAt };

  const check = (): boolean => {
    const planning = {
      public: publishAt === null ? null : { at: publishAt, revision: site.working },
      private: unpublishAt === null ? null : { at: unpublishAt },
    };
    const found = scheduleFaults(planning, site, serverNow());
    const content = editor.store.getState().history.present;
    const isOfContent = request.publish?.revision === 'saved';
    const isMissing = isOfContent && siteFaults(content).length > 0;
    // The user is warned of the same links only once.
    const links = isOfContent && !isMissing ? deadLinks(content) : [];
    const isToAsk = links.some((dead) => !shownLinks.some((shown) => JSON.stringify(shown) === JSON.stringify(dead)));
    setFaults(found);
    setIncomplete(isMissing);
    showLinks(links);
    return found.length === 0 && !isMissing && !isToAsk;
  };

  const submit = async (): Promise<boolean> => {
    if (!check()) return false;
    setBusy(true);
    const outcome = await editor.schedule(request);
    setBusy(false);
    if (outcome.kind === 'refused') {
      setFaults(outcome.faults);
      return false;
    }
    onDone();
    if (outcome.kind === 'scheduled') toast.success(t(publishAt === null && unpublishAt === null ? 'schedule.cancelled' : 'schedule.done'));
    else if (outcome.kind === 'not-saved') reportSaveOutcome(outcome.outcome);
    else toast.error(outcome.error, t('schedule.failed'));
    return true;
  };

  const errorOf = (path: string): FieldError | undefined => faults.find((fault) => fault.path === path);
  return {
    begin,
    publishAt,
    setPublishAt,
    unpublishAt,
    setUnpublishAt,
    isRenewed,
    renew,
    revision,
    errorOf,
    isIncomplete,
    shownLinks,
    isBusy,
    submit,
  };
}

function ScheduleForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('saving');
  const site = useEditorState((state) => state.site);
  const { languages } = useSettings();
  const savedRevision = useEditorState((state) => state.saved.revision);
  const form = useScheduleForm(site, onClose);
  const element = useRef<HTMLFormElement>(null);
  const { begin } = form;
  const pinned = begin?.revision ?? undefined;
  const canRenew = pinned !== undefined && pinned !== savedRevision;

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!(await form.submit())) focusFirstError(element.current);
  };

  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text size="sm">{t('schedule.about')}</Text>
        <TimeField
          label={t('schedule.publishAt')}
          help={
            form.revision === 'scheduled' && pinned !== undefined ? t('schedule.pinned', { time: savedAt(pinned) }) : t('schedule.pins')
          }
          value={form.publishAt}
          error={form.errorOf('public.at')}
          onChange={form.setPublishAt}
        />
        {canRenew && form.publishAt !== null && (
          <Checkbox
            label={t('schedule.renew')}
            checked={form.isRenewed}
            onChange={({ currentTarget }) => form.renew(currentTarget.checked)}
          />
        )}
        {form.isIncomplete && (
          <Alert color="danger" variant="light" role="alert">
            {t('schedule.incomplete')}
          </Alert>
        )}
        <DeadLinkNotice links={form.shownLinks} hasLanguages={languages.length > 1} />
        <TimeField
          label={t('schedule.unpublishAt')}
          help={t('schedule.ends')}
          value={form.unpublishAt}
          error={form.errorOf('private.at')}
          onChange={form.setUnpublishAt}
        />
        <DialogButtons
          submitLabel={t(form.shownLinks.length > 0 ? 'deadLinks.schedule' : 'schedule.save')}
          isBusy={form.isBusy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

interface ScheduleDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Chooses when the site is published and unpublished. */
export function ScheduleDialog({ isOpen, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('saving');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('schedule.title')}>
      <ScheduleForm onClose={onClose} />
    </Dialog>
  );
}
