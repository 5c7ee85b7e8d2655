import { visitor as cn } from '#shared/messages/cn/visitor/visitor.ts';
import { visitor as en } from '#shared/messages/en/visitor/visitor.ts';
import { visitor as jp } from '#shared/messages/jp/visitor/visitor.ts';
import { visitor as kr } from '#shared/messages/kr/visitor/visitor.ts';
import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { Language } from '#shared/model/language.ts';

export type VisitorLabels = CatalogueOf<typeof jp>;

/** What a published site says by itself, in the language of the page. */
export const VISITOR_LABELS: Readonly<Record<Language, VisitorLabels>> = { jp, en, cn, kr };
