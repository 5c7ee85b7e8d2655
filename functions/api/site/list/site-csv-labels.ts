import { common as commonCn } from '#shared/messages/cn/console/common.ts';
import { sites as cn } from '#shared/messages/cn/console/sites.ts';
import { common as commonEn } from '#shared/messages/en/console/common.ts';
import { sites as en } from '#shared/messages/en/console/sites.ts';
import { common as commonJp } from '#shared/messages/jp/console/common.ts';
import { sites as jp } from '#shared/messages/jp/console/sites.ts';
import { common as commonKr } from '#shared/messages/kr/console/common.ts';
import { sites as kr } from '#shared/messages/kr/console/sites.ts';
import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { Language } from '#shared/model/language.ts';

type CsvLabels = CatalogueOf<{ status: typeof commonJp.siteStatus; field: typeof jp.field }>;

/** Headings and status labels of an exported list. */
export const SITE_CSV_LABELS: Readonly<Record<Language, CsvLabels>> = {
  jp: { status: commonJp.siteStatus, field: jp.field },
  en: { status: commonEn.siteStatus, field: en.field },
  cn: { status: commonCn.siteStatus, field: cn.field },
  kr: { status: commonKr.siteStatus, field: kr.field },
};
