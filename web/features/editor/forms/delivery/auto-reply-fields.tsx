import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type AutoReply, NO_EVENT, type ReplyEvent, USUAL_REPLY } from '#shared/model/forms/auto-reply.ts';
import { AUTO_REPLY_MAX } from '#shared/model/forms/form-limits.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { JapaneseTimeField } from '#web/features/editor/fields/japanese-time-field.tsx';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { sectionOfForm, useAreFormsReadOnly } from '#web/features/editor/forms/use-form.ts';
import { useLanguagePartEdits, useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';

interface AutoReplyFieldsProps {
  kind: StoredFormKind;
  form: EmailedForm;
}

/** Returns the reply of a form, and a function that changes one of its fields as one undo step. */
function useAutoReply({ kind, form }: AutoReplyFieldsProps) {
  const { change } = useLanguagePartEdits(FORM_PART[kind], sectionOfForm(kind));
  const reply = form.autoReply ?? USUAL_REPLY;
  const edit = (patch: Partial<AutoReply>, group = Object.keys(patch).join()): void =>
    change({ autoReply: { ...reply, ...patch } }, form, { group: `autoReply/${group}` });
  return { reply, edit };
}

function EventText({ name, ...props }: AutoReplyFieldsProps & { name: 'title' | 'place' }) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const fault = useLanguagePartFault(FORM_PART[props.kind], `autoReply.event.${name}`);
  const { reply, edit } = useAutoReply(props);
  const event = reply.event ?? NO_EVENT;
  return (
    <TextField
      label={t(`autoReply.event.${name}`)}
      value={event[name]}
      max={TEXT_MAX.line}
      error={fault}
      isReadOnly={isReadOnly}
      onChange={(value) => edit({ event: withText(event, { [name]: value }) }, `event/${name}`)}
    />
  );
}

/** Returns an event after a change; `null` if nothing of it is left. */
function withText(event: ReplyEvent, patch: Partial<ReplyEvent>): ReplyEvent | null {
  const changed = { ...event, ...patch };
  return Object.values(changed).every((value) => value === null || value === '') ? null : changed;
}

function EventTime({ name, ...props }: AutoReplyFieldsProps & { name: 'startsAt' | 'endsAt' }) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const fault = useLanguagePartFault(FORM_PART[props.kind], `autoReply.event.${name}`);
  const { reply, edit } = useAutoReply(props);
  const event = reply.event ?? NO_EVENT;
  return (
    <JapaneseTimeField
      label={t(`autoReply.event.${name}`)}
      help={t('autoReply.event.timeHelp')}
      value={event[name]}
      error={fault}
      isReadOnly={isReadOnly}
      onEditStart={() => undefined}
      onChange={(at) => edit({ event: withText(event, { [name]: at }) }, `event/${name}`)}
    />
  );
}

/** The e-mail that answers a form, in the words of the owner, and the event that it announces. */
export function AutoReplyFields(props: AutoReplyFieldsProps) {
  const { t } = useTranslation(['forms', 'fields']);
  const isReadOnly = useAreFormsReadOnly();
  const part = FORM_PART[props.kind];
  const faults = {
    subject: useLanguagePartFault(part, 'autoReply.subject'),
    message: useLanguagePartFault(part, 'autoReply.message'),
  };
  const { reply, edit } = useAutoReply(props);
  return (
    <Stack gap="md" data-anchor={`${part}/autoReply`}>
      <div>
        <Title order={3}>{t('fields:content.autoReply')}</Title>
        <Text size="sm" c="dimmed">
          {t('autoReply.intro')}
        </Text>
      </div>
      {(['subject', 'message'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`autoReply.${name}`)}
          help={t(`autoReply.${name}Help`)}
          value={reply[name]}
          max={AUTO_REPLY_MAX[name]}
          isLong={name === 'message'}
          error={faults[name]}
          isReadOnly={isReadOnly}
          onChange={(value) => edit({ [name]: value })}
        />
      ))}
      <SwitchField
        label={t('autoReply.repeatsAnswers')}
        help={t('autoReply.repeatsAnswersHelp')}
        isFixed={isReadOnly}
        isOn={reply.repeatsAnswers}
        onChange={(repeatsAnswers) => edit({ repeatsAnswers })}
      />
      <FieldGroup label={t('autoReply.event.legend')}>
        <Text size="xs" c="dimmed">
          {t('autoReply.event.help')}
        </Text>
        <Stack gap="sm" mt="xs">
          <EventText {...props} name="title" />
          <EventTime {...props} name="startsAt" />
          <EventTime {...props} name="endsAt" />
          <EventText {...props} name="place" />
        </Stack>
      </FieldGroup>
    </Stack>
  );
}
