import type { FieldError } from '#shared/model/error.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { type NoticeKind, type NoticeReceiver, type SystemNotice, SystemNoticeInput } from '#shared/model/notice/system-notice.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '#web/lib/date-time-local.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';

/** A notification in the form; times as they are typed, in Japanese time. */
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

const typed = (instant: string | null | undefined): string => (instant ? toDateTimeLocal(instant) : '');

export const draftOf = (notice: SystemNotice): NoticeDraft => ({
  title: notice.title,
  content: notice.content,
  url: notice.url,
  image: notice.image,
  receivers: [...notice.receivers],
  publishType: notice.publishType,
  startDate: notice.publishType === 'reserve' ? typed(notice.startDate) : '',
  endDate: typed(notice.endDate),
  kind: notice.kind,
  maintenanceStart: typed(notice.maintenance?.startDate),
  maintenanceEnd: typed(notice.maintenance?.endDate),
  isMailed: notice.isMailed,
});

export function toInput(draft: NoticeDraft, isDraft: boolean): SystemNoticeInput {
  const { image, startDate, endDate, maintenanceStart, maintenanceEnd, ...fields } = draft;
  const window = { startDate: fromDateTimeLocal(maintenanceStart) ?? '', endDate: fromDateTimeLocal(maintenanceEnd) ?? '' };
  return {
    ...fields,
    isDraft,
    imageId: image?.mediaId ?? null,
    startDate: fields.publishType === 'reserve' ? fromDateTimeLocal(startDate) : null,
    endDate: fromDateTimeLocal(endDate),
    maintenance: fields.kind === 'maintenance' ? window : null,
  };
}

/** The field of the form that shows errors of a field of the API. */
const FIELD_OF: Readonly<Record<string, keyof NoticeDraft>> = {
  imageId: 'image',
  isDraft: 'publishType',
  maintenance: 'maintenanceStart',
  'maintenance.startDate': 'maintenanceStart',
  'maintenance.endDate': 'maintenanceEnd',
};

/** Errors of the API at the fields of the form. A time that is missing is required, not malformed. */
export const atFields = (errors: readonly FieldError[], draft: NoticeDraft): FieldError[] =>
  errors.map((error) => {
    const path = FIELD_OF[error.path] ?? error.path;
    const isEmpty = (path === 'maintenanceStart' || path === 'maintenanceEnd') && draft[path] === '';
    return isEmpty ? { path, rule: 'required' } : { ...error, path };
  });

export const draftErrors = (draft: NoticeDraft): FieldError[] => atFields(schemaErrors(SystemNoticeInput, toInput(draft, false)), draft);
