import { users as cn } from '#shared/messages/cn/console/users.ts';
import { users as en } from '#shared/messages/en/console/users.ts';
import { users as jp } from '#shared/messages/jp/console/users.ts';
import { users as kr } from '#shared/messages/kr/console/users.ts';
import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { Language } from '#shared/model/language.ts';

type CsvLabels = Pick<CatalogueOf<typeof jp>, 'status' | 'type' | 'csv'>;

/** Headings and labels of an exported list. */
export const USER_CSV_LABELS: Readonly<Record<Language, CsvLabels>> = { jp, en, cn, kr };
