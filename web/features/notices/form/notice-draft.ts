import type { useForm } from '@mantine/form';
import type { FieldError } from '#shared/model/error.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { type NoticeKind, type NoticeReceiver, type SystemNotice, SystemNoticeInput } from '#shared/model/notices/system-notice.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { parseTypedTime } from '#web/ui/fields/time-picker/typed-time.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';

/** A notification in the form, with times as typed, in Japanese time. */
export interface NoticeDraft {
  title: string;
  content: string;
  url: string;
  image: ImageRef | null;
  receivers: NoticeReceiver[];
  publishType: 'instant' | 'reserve';
  startDate: string;
  endDate: string;
  kind: NoticeKind;
  maintenanceStart: string;
  maintenanceEnd: string;
  isMailed: boolean;
}

/** The part of the form that its fields need. */
export type NoticeFormState = Pick<ReturnType<typeof useForm<NoticeDraft>>, 'values' | 'errors' | 'getInputProps' | 'setFieldValue'>;

export const NEW_DRAFT: NoticeDraft = {
  title: '',
  content: '',
  url: '',
  image: null,
  receivers: [],
  publishType: 'instant',
  startDate: '',
  endDate: '',
  kind: 'information',
  maintenanceStart: '',
  maintenanceEnd: '',
  isMailed: false,
};

const toTyped = (instant: string | null | undefined): string => (instant ? formatTime(instant) : '');

export const draftOf = (notice: SystemNotice): NoticeDraft => ({
  title: notice.title,
  content: notice.content,
  url: notice.url,
  image: notice.image,
  receivers: [...notice.receivers],
  publishType: notice.publishType,
  startDate: notice.publishType === 'reserve' ? toTyped(notice.startDate) : '',
  endDate: toTyped(notice.endDate),
  kind: notice.kind,
  maintenanceStart: toTyped(notice.maintenance?.startDate),
  maintenanceEnd: toTyped(notice.maintenance?.endDate),
  isMailed: notice.isMailed,
});

export function toInput(draft: NoticeDraft, isDraft: boolean): SystemNoticeInput {
  const { image, startDate, endDate, maintenanceStart, maintenanceEnd, ...fields } = draft;
  const window = { startDate: parseTypedTime(maintenanceStart) ?? '', endDate: parseTypedTime(maintenanceEnd) ?? '' };
  return {
    ...fields,
    isDraft,
    imageId: image?.mediaId ?? null,
    startDate: fields.publishType === 'reserve' ? parseTypedTime(startDate) : null,
    endDate: parseTypedTime(endDate),
    maintenance: fields.kind === 'maintenance' ? window : null,
  };
}

/** Maps fields of the API to the form fields that show their errors. */
const FIELD_OF: Readonly<Record<string, keyof NoticeDraft>> = {
  imageId: 'image',
  isDraft: 'publishType',
  maintenance: 'maintenanceStart',
  'maintenance.startDate': 'maintenanceStart',
  'maintenance.endDate': 'maintenanceEnd',
};

const TIMES = ['startDate', 'endDate', 'maintenanceStart', 'maintenanceEnd'] as const;

const isMalformed = (typed: string): boolean => typed !== '' && parseTypedTime(typed) === null;

/** Returns errors for the visible times of a draft that cannot be parsed. */
function timeErrors(draft: NoticeDraft): FieldError[] {
  const isShown = (field: (typeof TIMES)[number]): boolean =>
    field.startsWith('maintenance') ? draft.kind === 'maintenance' : field === 'endDate' || draft.publishType === 'reserve';
  return TIMES.filter((field) => isShown(field) && isMalformed(draft[field])).map((path) => ({ path, rule: 'invalid-time' }));
}

/** Maps errors of the API to the fields of the form. A missing time is reported as required, not as malformed. */
export const atFields = (errors: readonly FieldError[], draft: NoticeDraft): FieldError[] =>
  errors.map((error) => {
    const path = FIELD_OF[error.path] ?? error.path;
    const isEmpty = (path === 'maintenanceStart' || path === 'maintenanceEnd') && draft[path] === '';
    return isEmpty ? { path, rule: 'required' } : { ...error, path };
  });

/** Returns every broken rule of a draft; the form shows the first of each field. */
export const draftErrors = (draft: NoticeDraft): FieldError[] => [
  ...timeErrors(draft),
  ...atFields(schemaErrors(SystemNoticeInput, toInput(draft, false)), draft),
];
