import { visitor as visitorJp } from '#shared/messages/jp/visitor/visitor.ts';
import { memberPages as memberPagesJp } from '#shared/messages/jp/visitor/member-pages.ts';
import { dataNotice as dataNoticeJp } from '#shared/messages/jp/visitor/data-notice.ts';
import { previewPages as previewPagesJp } from '#shared/messages/jp/visitor/preview-pages.ts';
import { desktopPanel as desktopPanelJp } from '#shared/messages/jp/visitor/desktop-panel.ts';
import { visitor as visitorEn } from '#shared/messages/en/visitor/visitor.ts';
import { memberPages as memberPagesEn } from '#shared/messages/en/visitor/member-pages.ts';
import { dataNotice as dataNoticeEn } from '#shared/messages/en/visitor/data-notice.ts';
import { previewPages as previewPagesEn } from '#shared/messages/en/visitor/preview-pages.ts';
import { desktopPanel as desktopPanelEn } from '#shared/messages/en/visitor/desktop-panel.ts';
import { visitor as visitorCn } from '#shared/messages/cn/visitor/visitor.ts';
import { memberPages as memberPagesCn } from '#shared/messages/cn/visitor/member-pages.ts';
import { dataNotice as dataNoticeCn } from '#shared/messages/cn/visitor/data-notice.ts';
import { previewPages as previewPagesCn } from '#shared/messages/cn/visitor/preview-pages.ts';
import { desktopPanel as desktopPanelCn } from '#shared/messages/cn/visitor/desktop-panel.ts';
import { visitor as visitorKr } from '#shared/messages/kr/visitor/visitor.ts';
import { memberPages as memberPagesKr } from '#shared/messages/kr/visitor/member-pages.ts';
import { dataNotice as dataNoticeKr } from '#shared/messages/kr/visitor/data-notice.ts';
import { previewPages as previewPagesKr } from '#shared/messages/kr/visitor/preview-pages.ts';
import { desktopPanel as desktopPanelKr } from '#shared/messages/kr/visitor/desktop-panel.ts';
import type { InEveryLanguage, CatalogueOf } from '#shared/messages/catalogue.ts';

/** The catalogues of published sites, in every language. Bundlers drop the areas that a module does not use. */

export type VisitorLabels = CatalogueOf<typeof visitorJp>;
export const VISITOR_LABELS: InEveryLanguage<typeof visitorJp> = { jp: visitorJp, en: visitorEn, cn: visitorCn, kr: visitorKr };

export type MemberPageLabels = CatalogueOf<typeof memberPagesJp>;
export const MEMBER_PAGE_LABELS: InEveryLanguage<typeof memberPagesJp> = {
  jp: memberPagesJp,
  en: memberPagesEn,
  cn: memberPagesCn,
  kr: memberPagesKr,
};

export type PrivacyNoticeLabels = CatalogueOf<typeof dataNoticeJp>;
export const PRIVACY_NOTICE_LABELS: InEveryLanguage<typeof dataNoticeJp> = {
  jp: dataNoticeJp,
  en: dataNoticeEn,
  cn: dataNoticeCn,
  kr: dataNoticeKr,
};

export type PreviewPageLabels = CatalogueOf<typeof previewPagesJp>;
export const PREVIEW_PAGE_LABELS: InEveryLanguage<typeof previewPagesJp> = {
  jp: previewPagesJp,
  en: previewPagesEn,
  cn: previewPagesCn,
  kr: previewPagesKr,
};

export const DESKTOP_PANEL_LABELS: InEveryLanguage<typeof desktopPanelJp> = {
  jp: desktopPanelJp,
  en: desktopPanelEn,
  cn: desktopPanelCn,
  kr: desktopPanelKr,
};
